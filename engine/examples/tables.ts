import type { Game } from '../api/gameModels';
import { gamesOf } from './games';

const [blackjack] = gamesOf(4).flatMap((game) => (game.table ? [{ ...game, table: game.table }] : []));
if (!blackjack) throw new Error('The sample games hold no table.');
const seat = { player: 'ma***o', stake: '75.00' };

/** Two live tables: one with a free seat among seven, and a wheel with its last numbers. */
export const liveTables: readonly Game[] = [
  {
    ...blackjack,
    table: {
      ...blackjack.table,
      taken: 5,
      dealer: 'Lena',
      room: 'Salon Verde',
      language: 'en',
      places: [seat, seat, seat, null, seat, seat, null],
    },
  },
  { ...blackjack, gameCode: 'wheel', name: 'Speed Roulette', table: { ...blackjack.table, numbers: [17, 32, 0] } },
];

/** A table without a free seat. */
export const fullTable: Game = { ...blackjack, table: { ...blackjack.table, taken: 7 } };
