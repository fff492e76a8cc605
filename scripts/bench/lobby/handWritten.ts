import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    readonly lobbyGames: readonly { readonly name: string; readonly image: string }[];
  }
}

/** A card as one would write it by hand: a picture, a link, a heart that keeps its own state. */
function Card({ name, image }: Window['lobbyGames'][number]) {
  const [isOn, setOn] = useState(false);
  return h(
    'article',
    { className: 'card' },
    h('img', { src: image, alt: '', width: 150, height: 200, loading: 'lazy' }),
    h('a', { href: '#' }, name),
    h('button', { type: 'button', 'aria-pressed': isOn, 'aria-label': `Favourite: ${name}`, onClick: () => setOn(!isOn) }, isOn ? '♥' : '♡'),
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  h('ul', {}, ...window.lobbyGames.map((game) => h('li', { key: game.name }, h(Card, game)))),
);
