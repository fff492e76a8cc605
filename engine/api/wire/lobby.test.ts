import { expect, it } from 'vitest';
import { gamePageOf, moneyIn } from './lobby';

it('[CALL-X] reads badges and the names of facets in either case', () => {
  const game = {
    provider_code: 'p',
    game_code: 'g',
    game_name: 'Game',
    game_type: 'slot_game',
    game_image: '/x.svg',
    badges: ['TOP', ' New', 'shiny'],
  };
  const facets = [
    { name: 'Provider', values: [] },
    { name: 'weather', values: [] },
  ];
  const page = gamePageOf({ games: [game], total: 1, page: 1, page_size: 24, facets }, moneyIn({ digits: 2 }));
  expect(page.games.map(({ badges }) => badges)).toEqual([['top', 'new']]);
  expect(page.facets).toEqual([{ name: 'provider', values: [] }]);
});
