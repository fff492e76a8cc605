import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest, type Game } from '../../engine';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const games = (count: number, from = 1): Game[] =>
  Array.from({ length: count }, (_, index) => ({
    providerCode: 'TIDEWELL',
    providerName: 'Tidewell',
    gameCode: `game-${from + index}`,
    name: `Game of ${from + index} seas`,
    type: 'slot_game',
    image: `/game-${from + index}.svg`,
  }));
const page = (list: readonly Game[], total = list.length) => ({ games: list, total, page: 1, pageSize: 24 });
const props = {
  source: { category: 'slot_game' },
  title: { EN: 'Slots' },
  limit: 24,
  offset: 0,
  pool: 0,
  arrangement: 'grid',
  card: 'tile',
  shape: 'portrait',
  lead: false,
  ranked: false,
  figure: 'none',
  showCount: true,
  controls: [],
  facets: [],
  lists: [],
  searchEverywhere: false,
  paging: 'none',
  browser: 'game-browser',
  eager: false,
};
const request = contentRequest('games', { category: 'slot_game', pageSize: 24 });

describe('GameGrid', () => {
  it('[CAT-7] is a list of games by name, each with a way to play it', async () => {
    await renderPage({ nodes: [node('game-grid', props)], content: [[request, page(games(3))]] });
    expect(screen.getByRole('heading', { name: 'Slots' })).toBeTruthy();
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    const first = items[0];
    if (!first) throw new Error('There is no first game.');
    expect(
      within(first)
        .getByRole('link', { name: /Game of 1 seas/ })
        .getAttribute('href'),
    ).toBe('/playnow?category=slots&provider=TIDEWELL&game=game-1');
  });

  it.each(['none', 'more'])('[CAT-2] opens the demo of games that are tried for free, paging: %s', async (paging) => {
    const known = contentRequest('games', {
      tag: 'demo',
      pageSize: 24,
      ...(paging === 'none' ? {} : { facets: true as const }),
    });
    await renderPage({
      nodes: [node('game-grid', { ...props, source: { demo: true }, paging })],
      content: [[known, page(games(2))]],
    });
    const link = await screen.findByRole('link', { name: 'Game of 1 seas' });
    expect(new URL(link.getAttribute('href') ?? '', 'https://x.example').searchParams.get('demo')).toBe('1');
  });

  it('[CAT-8] leads a guest who wants a favourite to the sign-in, and back', async () => {
    const environment = testEnvironment({ fetch: () => new Promise(() => undefined) });
    await renderPage({ environment, nodes: [node('game-grid', props)], content: [[request, page(games(1))]] });
    const heart = screen.getByRole('button', { name: 'Favourite: Game of 1 seas' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await act(async () => {
      heart.click();
      await Promise.resolve();
    });
    expect(window.location.pathname + window.location.search).toBe('/login');
  });

  it('says so when there are no games', async () => {
    await renderPage({ nodes: [node('game-grid', props)], content: [[request, page([])]] });
    expect((await screen.findByText('No games here yet')).tagName).toBe('P');
  });

  it('[ERR-4] offers to try again when the games did not arrive', async () => {
    let isDown = true;
    const environment = testEnvironment({
      fetch: (url) => {
        if (isDown || !url.includes('games')) return Promise.reject(new TypeError('network down'));
        return Promise.resolve(jsonResponse({ statusCode: 1, value: { games: [], total: 0, page: 1, page_size: 24 } }));
      },
    });
    await renderPage({ nodes: [node('game-grid', props)], environment });
    await waitFor(() => expect(screen.getByText('The games couldn’t be loaded')).toBeTruthy());
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('No games here yet')).toBeTruthy());
  });

  it('[CALL-X] blames neither connection nor studios where the platform has no such call, and leads to what there is', async () => {
    const environment = testEnvironment({ fetch: () => Promise.resolve(new Response('{}', { status: 404 })) });
    await renderPage({ nodes: [node('game-grid', props)], environment });
    await waitFor(() => expect(screen.getByText('Not available on this site')).toBeTruthy());
    expect(screen.queryByText(/No studio/)).toBeNull();
    expect(screen.getByRole('button', { name: 'See hot games' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('counts the list in the player’s language', async () => {
    await renderPage({ nodes: [node('game-grid', props)], content: [[request, page(games(1), 1284)]] });
    expect(screen.getByText('1,284 games')).toBeTruthy();
  });
});
