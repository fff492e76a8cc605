import type { Provider } from '../api/gameModels';
import type { Lobby } from '../api/lobbyModels';

/** Figures of a whole lobby. */
export const lobby: Lobby = {
  games: 3412,
  players: 2143,
  categories: { hot: 24, slot_game: 1284, casino: 86, sportsbook: 312, fishing: 1, crash: 9 },
  stakes: [
    { below: '10.00', games: 900 },
    { from: '10.00', below: '100.00', games: 2100 },
    { from: '100.00', games: 412 },
  ],
};

/** A few studios. */
export const providers: readonly Provider[] = [
  { code: 'TIDEWELL', name: 'Tidewell', games: 214, mark: '/api/art/mark/tidewell.svg' },
  { code: 'QUARTO', name: 'Quarto & Sons', games: 86, mark: '/api/art/mark/quarto.svg' },
  { code: 'ROOK', name: 'Rook', games: 1, mark: '/api/art/mark/rook.svg' },
];

/** As many studios as a platform lists (CAT-5). */
export const manyProviders: readonly Provider[] = Array.from({ length: 45 }, (_, index) => ({
  code: `STUDIO${index + 1}`,
  name: `Studio ${index + 1}`,
  games: 10 + index,
  mark: `/api/art/mark/studio-${index + 1}.svg`,
}));
