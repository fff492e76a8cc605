import type { GameCategory, Motif } from '../types.ts';
import { beasts } from './beasts.ts';
import { birds } from './birds.ts';
import { comics } from './comics.ts';
import { draws } from './draws.ts';
import { instant } from './instant.ts';
import { places } from './places.ts';
import { rides } from './rides.ts';
import { sea } from './sea.ts';
import { toys } from './toys.ts';
import { treasures } from './treasures.ts';
import { treats } from './treats.ts';
import { wonders } from './wonders.ts';
import { sports } from './sports.ts';
import { tables } from './tables.ts';

/** Every motif by its name. */
export const motifs = { ...sea, ...birds, ...beasts, ...tables, ...treasures, ...instant, ...draws, ...places, ...rides, ...sports, ...treats, ...wonders, ...toys, ...comics } satisfies { readonly [name: string]: Motif };

export type MotifName = keyof typeof motifs;

/** All motif names, in the order they were drawn. */
export const motifNames = Object.keys(motifs) as readonly MotifName[];

/** The motifs that suit a category's games. */
export function motifsFor(category: GameCategory): readonly MotifName[] {
  return motifNames.filter((name) => motifs[name].categories.includes(category));
}
