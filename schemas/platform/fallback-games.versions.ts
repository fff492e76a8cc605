import { versions } from '../migrations';

/** Versions of the platform's `fallback-games`. */
export const fallbackGames = versions();
