import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { HandWrittenCards } from './favourite';

declare global {
  interface Window {
    readonly lobbyCards: HandWrittenCards;
  }
}

const { games, classes: c, hearts, calls } = window.lobbyCards;

/** Whether the platform has kept the favourite as it is now. */
async function keep(isOn: boolean): Promise<boolean> {
  const { url, body } = calls[isOn ? 1 : 0];
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { readonly statusCode: number }).statusCode === 1;
}

/**
 * A card as one would write it by hand, with the looks of ours: a picture, a link, a heart that keeps its own state and
 * tells the platform.
 */
function Card({ name, studio, image }: HandWrittenCards['games'][number]) {
  const [isOn, setOn] = useState(false);
  const toggle = () => {
    setOn(!isOn);
    void keep(!isOn).then((isKept) => {
      if (!isKept) setOn(isOn);
    });
  };
  return h(
    'article',
    { className: c.card },
    h(
      'div',
      { className: c.frame },
      h('img', { src: image, alt: '', width: 300, height: 400, loading: 'lazy', className: c.picture }),
      h('span', { className: c.play, 'aria-hidden': true }, 'Play'),
    ),
    h('div', { className: c.head }, h('a', { href: '#', className: c.name }, name)),
    h('p', { className: c.line }, h('span', { className: c.studio }, studio)),
    h(
      'button',
      { type: 'button', className: c.heart, 'aria-pressed': isOn, 'aria-label': `Favourite: ${name}`, onClick: toggle },
      h('svg', { className: c.icon, width: 18, height: 18 }, h('use', { href: hearts[isOn ? 1 : 0] })),
    ),
  );
}

const list = document.querySelector('[data-cards]');
if (!list) throw new Error('There is no list for the cards.');
createRoot(list).render(games.map((game) => h('li', { key: game.name }, h(Card, game))));
