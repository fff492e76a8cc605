import type { Motif, Shape } from '../types.ts';
import { creatures } from './drawings/creatures.ts';
import { emblems } from './drawings/emblems.ts';
import { views } from './drawings/views.ts';

/**
 * Further drawings of the motifs that stand on most homes, so that studios do not share a shape: by motif, then by
 * name.
 */
export const drawings: { readonly [motif: string]: { readonly [drawing: string]: readonly Shape[] } } = { ...views, ...creatures, ...emblems };

/** The motif in the drawing of that name; the first one where it has no such. */
export function drawingOf(motif: Motif, name = ''): Motif {
  const shapes = drawings[motif.name]?.[name];
  return shapes ? { ...motif, shapes } : motif;
}
