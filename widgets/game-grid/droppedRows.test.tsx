import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { gridProps } from '../../tests/fixtures/gridPage';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const gameAt = (place: number) => ({
  provider_code: 'TIDEWELL',
  game_code: `game-${place}`,
  game_name: `Game ${place}`,
  game_type: 'slot_game',
  game_image: '/x.svg',
});

/** Opens a browser of games whose platform gives these rows a page. */
async function open(answer: (page: number) => object, changes: object = {}) {
  const environment = testEnvironment({
    fetch: (url, init) => {
      if (url === '/api/startup') return Promise.resolve(jsonResponse({ maintenance: { is_maintenance: false } }));
      if (url !== '/api/product/games') return new Promise(() => undefined);
      const { page } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { readonly page: number };
      return Promise.resolve(jsonResponse({ statusCode: 1, value: { page, ...answer(page) } }));
    },
  });
  const props = { ...gridProps, controls: [], facets: [], ...changes };
  await renderPage({ site: lobbySite(), environment, address: '/slots', nodes: [node('game-grid', props)] });
}

const names = () => screen.queryAllByRole('link', { name: /^Game \d+/ }).map(({ textContent }) => textContent);

it('[CALL-X] shows nothing in the place of a game whose row can’t be read', async () => {
  await open(() => ({ games: [gameAt(0), { game_name: 'No code' }, gameAt(2)], total: 3, page_size: 12 }));
  await waitFor(() => expect(names()).toEqual(['Game 0', 'Game 2']));
  expect(document.querySelectorAll('[data-part="skeleton"]')).toHaveLength(0);
  const list = document.querySelector<HTMLElement>('[data-place="0"]')?.parentElement;
  expect(list ? within(list).getAllByRole('listitem', { hidden: true }) : []).toHaveLength(2);
});

it('[CALL-X] fills a page with the games of two, where the platform gives fewer a page', async () => {
  const size = 8;
  await open((page) => ({
    games: Array.from({ length: page === 1 ? size : 4 }, (_, index) => gameAt((page - 1) * size + index)),
    total: 12,
    page_size: size,
  }));
  await waitFor(() => expect(names()).toEqual(Array.from({ length: 12 }, (_, place) => `Game ${place}`)));
  expect(document.querySelectorAll('[data-part="skeleton"]')).toHaveLength(0);
});
