import { boundsOf } from './outline.ts';
import { multiply, placement } from './matrix.ts';
import { patternNames, type PatternName } from './patterns.ts';
import { createRandom, type Random } from './random.ts';
import { scatterOf } from './scatter.ts';
import type { Matrix, Motif, Shape, Size } from './types.ts';

export interface Composition {
  readonly place: Matrix;
  readonly focus: { readonly x: number; readonly y: number };
  readonly pattern: PatternName;
  readonly scatter: readonly Shape[];
}

/**
 * Where the subject stands in a frame of any ratio: scaled to fit with a margin, tilted, moved and sometimes
 * mirrored by the seed. Scenes that bleed stay upright, so that their horizon stays level.
 */
export function compose(motif: Motif, size: Size, random: Random): Composition {
  const level = motif.shapes.some((shape) => shape.bleed);
  const turned = placement({ rotate: level ? 0 : random.between(-7, 7), flip: random.chance(0.35) && !motif.isHanded });
  const box = boundsOf(motif.shapes.map((shape) => ({ ...shape, matrix: shape.matrix ? multiply(turned, shape.matrix) : turned })));
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const room = random.between(0.87, 0.95);
  const scale = Math.min((size.width * room) / width, (size.height * room) / height, (Math.min(size.width, size.height) * 1.08 * room) / Math.max(width, height) * 1.12);
  const slackX = Math.max(0, size.width * 0.96 - width * scale);
  const slackY = Math.max(0, size.height * 0.96 - height * scale);
  const x = size.width / 2 + random.between(-0.12, 0.12) * slackX;
  const y = size.height / 2 + random.between(-0.12, 0.06) * slackY;
  const move = placement({ x: x - ((box.left + box.right) / 2) * scale, y: y - ((box.top + box.bottom) / 2) * scale, scale });
  const pattern = random.pick(patternNames);
  return {
    place: multiply(move, turned),
    focus: { x, y: y - size.height * 0.05 },
    pattern: level && (pattern === 'waves' || pattern === 'skyline' || pattern === 'hills') ? 'rays' : pattern,
    scatter: scatterOf(size, { x, y, radius: (Math.max(width, height) * scale) / 2 }, random),
  };
}

/** The stream for one use of a seed, so that adding a choice in one place moves nothing in another. */
export function streamOf(seed: string | number, use: string): Random {
  return createRandom(`${use}/${seed}`);
}
