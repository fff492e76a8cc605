import type { Game, GamePage } from '../api/gameModels';

/** A name of 80 characters. */
export const longName = 'The Exceedingly Long Voyage of the Lucky Koi and Her Ninety-Nine Brave Companion';

const tidewell = { providerCode: 'TIDEWELL', providerName: 'Tidewell', type: 'slot_game' } as const;
const quarto = { providerCode: 'QUARTO', providerName: 'Quarto & Sons', type: 'casino' } as const;

/** Games with every fact that a card may show. */
export const sampleGames = [
  {
    ...tidewell,
    gameCode: 'lucky-koi',
    name: 'Lucky Koi',
    image: '/api/art/lucky-koi.svg',
    badges: ['top', 'hot'],
    players: 1284,
    returnToPlayer: 96.5,
    movement: 3,
  },
  {
    ...tidewell,
    gameCode: 'lantern-row',
    name: 'Lantern Row',
    image: '/api/art/lantern-row.svg',
    badges: ['new'],
    players: 803,
    returnToPlayer: 95,
    movement: 0,
  },
  {
    ...tidewell,
    gameCode: 'deep-pearl',
    name: 'Deep Pearl',
    image: '/api/art/deep-pearl.svg',
    badges: ['jackpot'],
    jackpot: '182400.50',
    players: 41,
    returnToPlayer: 94.2,
    movement: -2,
  },
  {
    ...quarto,
    gameCode: 'harbor-21',
    name: 'Harbor 21',
    image: '/api/art/harbor-21.svg',
    badges: ['live'],
    players: 12,
    table: { seats: 7, taken: 5, minStake: '50.00', maxStake: '25000.00' },
    movement: 0,
  },
  {
    ...quarto,
    gameCode: 'red-comet',
    name: 'Red Comet',
    type: 'crash',
    image: '/api/art/red-comet.svg',
    badges: ['exclusive'],
    rounds: [12.4, 1.02, 2.5, 3.1],
    hasDemo: true,
    movement: 1,
  },
  {
    providerCode: 'ROOK',
    gameCode: 'no-facts',
    name: 'No Facts',
    type: 'SLOTS',
    image: 'https://cdn.example/no-facts.png',
  },
] as const satisfies readonly Game[];

/** A game with a name of 80 characters. */
export const longGame: Game = { ...sampleGames[0], gameCode: 'long', name: longName };

/** As many different games as are asked for. */
export function gamesOf(count: number): readonly Game[] {
  return Array.from({ length: count }, (_, index) => {
    const game = sampleGames[index % sampleGames.length] ?? sampleGames[0];
    const round = Math.floor(index / sampleGames.length);
    return round === 0
      ? game
      : { ...game, gameCode: `${game.gameCode}-${round + 1}`, name: `${game.name} ${round + 1}` };
  });
}

/** A page of games; `total` counts those that match on the server. */
export function gamePage(games: readonly Game[], total = games.length, pageSize = 12): GamePage {
  return { games, total, page: 1, pageSize };
}
