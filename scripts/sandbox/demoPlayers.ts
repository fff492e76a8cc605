import { readDataFile } from './dataFile';

/** A player one may sign in as. */
export interface DemoPlayer {
  readonly domain: string;
  readonly accountId: string;
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** Major units, as the platform's JSON number is written. */
  readonly balance: number;
  readonly tokens: number;
  readonly vip: {
    readonly level: string;
    readonly next: string;
    /** Before this cycle, in it, and what the next level asks for. */
    readonly deposit: readonly [number, number, number];
    readonly turnover: readonly [number, number, number];
  };
}

/**
 * The demo players, three a site: a regular, one whose balance shows rounding mistakes, and one at the top of the
 * ladder.
 */
export const demoPlayers = readDataFile('players.json') as readonly DemoPlayer[];

/** The lines `npm start` prints, a player each. */
export function demoPlayerLines(domain?: string): readonly string[] {
  return demoPlayers
    .filter((player) => domain === undefined || player.domain === domain)
    .map(({ domain: site, accountId, password }) => `${site}  ${accountId} / ${password}`);
}
