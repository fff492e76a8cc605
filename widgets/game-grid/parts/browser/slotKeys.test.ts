import { expect, it } from 'vitest';
import { slotKeys } from './slotKeys';

const koi = { providerCode: 'NORTHBAY', gameCode: 'lucky-koi' };
const typhoon = { providerCode: 'TIDEWELL', gameCode: 'golden-typhoon' };

it('a game has the same key wherever it moves', () => {
  const [first, second] = slotKeys([koi, typhoon]);
  expect(slotKeys([typhoon, koi])).toEqual([second, first]);
});

it('a place without a game, and a game named again, have none of their own', () => {
  const [key] = slotKeys([koi]);
  expect(slotKeys([koi, undefined, koi])).toEqual([key, null, null]);
});
