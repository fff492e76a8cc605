import { gameCategories, type GameCategory, type MotifName, type TableGame } from '../art/index';

/** Categories that hold games; `hot` is a list across them. */
export const categoryNames = gameCategories;
export type CategoryName = GameCategory;

export const listNames = ['hot', 'popular', 'new', 'featured'] as const;
/** The operator's own lists. */
export type ListName = (typeof listNames)[number];

export const featureNames = ['megaways', 'bonus-buy', 'free-spins', 'cluster', 'jackpot'] as const;
export type FeatureName = (typeof featureNames)[number];

export const volatilityNames = ['low', 'medium', 'high'] as const;
export type VolatilityName = (typeof volatilityNames)[number];

export const pictureFormats = ['svg', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

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
  /** Names its drawing where that is not its own code. */
  readonly pictureCode?: string;
  /** SVG if absent. */
  readonly pictureFormat?: PictureFormat;
  readonly players: number;
  /** Percent. */
  readonly rtp: number;
  readonly badges: readonly string[];
  readonly hasDemo: boolean;
  /** What its rounds offer, for example `free-spins`. */
  readonly features: readonly FeatureName[];
  /** How large and how seldom it pays; only reels have one. */
  readonly volatility?: VolatilityName;
  readonly movement?: number;
  readonly rounds?: readonly number[];
  /** Smallest bet in major units. */
  readonly minStake?: string;
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
    readonly room?: string;
    readonly language?: string;
    readonly numbers?: readonly number[];
    /** Player and stake, seat by seat; null is a free seat. */
    readonly places?: readonly (readonly [player: string, stake: string] | null)[];
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
