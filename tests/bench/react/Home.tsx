import { useState } from 'react';
import type { HomeContent } from '../homeContent';

/** A home with a header, a main picture and cards of games, each with a heart that keeps its own state. */
export function Home({ title, picture, links, games }: HomeContent) {
  return (
    <>
      <header>
        <b>{title}</b>
        <nav>
          {links.map(({ href, text }) => (
            <a key={`${href} ${text}`} href={href}>
              {text}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1>{title}</h1>
        {picture && (
          <img
            className="hero"
            src={picture.src}
            srcSet={picture.srcset}
            sizes={picture.sizes}
            width={picture.width}
            height={picture.height}
            alt=""
            fetchPriority="high"
          />
        )}
        <ul>
          {games.map((game, index) => (
            <Card key={index} {...game} />
          ))}
        </ul>
      </main>
    </>
  );
}

function Card({ name, studio, image }: HomeContent['games'][number]) {
  const [isOn, setOn] = useState(false);
  return (
    <li>
      <img src={image} alt="" width={300} height={400} loading="lazy" />
      <a href="/slots">{name}</a>
      <p>{studio}</p>
      <button type="button" aria-pressed={isOn} aria-label={`Favourite: ${name}`} onClick={() => setOn(!isOn)}>
        {isOn ? '♥' : '♡'}
      </button>
    </li>
  );
}
