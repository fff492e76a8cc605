import type { GameCategory, MotifName, TableGame } from '../art/index';

/** Categories that hold games; `hot` is a list across them. */
export const categoryNames = [
  'slot_game',
  'casino',
  'hash_game',
  'sportsbook',
  'fishing',
  'poker',
  'sabong',
  'lottery',
  'horse_racing',
  'bingo',
  'arcade',
  'crash',
] as const satisfies readonly GameCategory[];
export type CategoryName = (typeof categoryNames)[number];

export const listNames = ['hot', 'popular', 'new', 'featured'] as const;
/** The operator's own lists. */
export type ListName = (typeof listNames)[number];

/** A game of the platform's catalogue. */
export interface CatalogueGame {
  readonly providerCode: string;
  readonly providerName: string;
  /** Unique at its provider. */
  readonly code: string;
  readonly name: string;
  readonly category: CategoryName;
  readonly motif: MotifName;
  /** Seed of its picture; no two games share one. */
  readonly seed: string;
  readonly players: number;
  /** Percent. */
  readonly rtp: number;
  readonly badges: readonly string[];
  readonly hasDemo: boolean;
  readonly movement?: number;
  readonly rounds?: readonly number[];
  /** Major units. */
  readonly jackpot?: string;
  /** Limits in major units. */
  readonly table?: {
    readonly game: TableGame;
    readonly dealer: string;
    readonly seats: number;
    readonly taken: number;
    readonly min: string;
    readonly max: string;
  };
}

/** A name as a code: `Fox & Lantern` → `fox-lantern`. */
export function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
