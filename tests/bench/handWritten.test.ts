import { expect, it } from 'vitest';
import { reactPage, reactScriptPath, staticPage } from './handWritten';
import { readHome } from './homeContent';

const game = (name: string) => ({ gameCode: name, name, providerName: 'Tidewell', image: `/${name}.svg?w=1&h=2` });
const home =
  '<html lang="fil"><head><title>Tom &amp; Jerry</title><link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin></head><body>' +
  '<a href="/slots">Slots</a><img elementtiming="main" srcset="/a.svg 1x" sizes="100vw" src="/a.svg?b&amp;c" width="4" height="3">' +
  `<script type="application/json" id="livery">${JSON.stringify({ content: { values: { games: { games: [game('koi'), game('ace')] } } } })}</script></body></html>`;

it('a page that is written by hand shows the same sixty games, picture, fonts and links', () => {
  const { games, ...rest } = readHome(home);
  expect(rest).toEqual({
    title: 'Tom & Jerry',
    lang: 'fil',
    fonts: ['/f.woff2'],
    picture: { src: '/a.svg?b&c', srcset: '/a.svg 1x', sizes: '100vw', width: '4', height: '3' },
    links: [{ href: '/slots', text: 'Slots' }],
  });
  expect(games).toHaveLength(60);
  const page = staticPage(home);
  expect(page.match(/<li>/g)).toHaveLength(60);
  expect(page).toContain('imagesrcset="/a.svg 1x"');
  expect(page).not.toContain('<script');
});

it('the same page of React has its content as data, and a script', () => {
  const page = reactPage(home);
  expect(page.match(/<li>/g)).toHaveLength(60);
  expect(page).toContain(`src="${reactScriptPath}"`);
  expect(page).toContain('id="content">{');
});

it('a home without games has no such page', () => {
  expect(() => readHome('<html lang="en">')).toThrow('no games');
});
