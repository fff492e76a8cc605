/** Sample models for examples of widgets and for tests; never part of a page. */
export { gamePage, gamesOf, longGame, longName, sampleGames } from './games';
export { fullTable, liveTables } from './tables';
export { lobby, manyProviders, providers } from './lobby';
export { jackpots, leaderboard, missions, statistics, winnersOf } from './figures';
export { longNotice, notices, promotions, slides } from './offers';
export { matches, raceCard } from './sports';
