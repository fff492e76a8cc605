import { flatten } from '../shapes.ts';
import type { GameCategory, Motif, Part } from '../types.ts';

/** Declares a motif: what it is called, the games it suits, the colours it may wear, and its shapes. */
export function motif(
  name: string,
  categories: readonly GameCategory[],
  tints: NonNullable<Motif['tints']>,
  ...parts: readonly Part[]
): Motif {
  return { name, categories, tints, shapes: flatten(parts) };
}

/** The motif, never mirrored. */
export function handed(drawn: Motif): Motif {
  return { ...drawn, isHanded: true };
}
