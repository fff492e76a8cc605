import { dress } from './dressing.ts';
import { multiply, placement } from './matrix.ts';
import { boundsOf } from './outline.ts';
import { patternNames, type PatternName } from './patternNames.ts';
import { createRandom, type Random } from './random.ts';
import { scatterOf } from './scatter.ts';
import type { Matrix, Motif, Shape, Size, Stance } from './types.ts';

export interface Composition {
  readonly subject: readonly Shape[];
  readonly place: Matrix;
  readonly focus: { readonly x: number; readonly y: number };
  readonly pattern: PatternName;
  readonly scatter: readonly Shape[];
}

/**
 * Where the subject stands in a frame of any ratio: dressed, scaled to fit with a margin, tilted, moved and sometimes
 * mirrored by the seed. Scenes that bleed stay upright, so that their horizon stays level. `isPlain` leaves away all
 * that surrounds the subject.
 */
export function compose(motif: Motif, size: Size, random: Random, isPlain = false): Composition {
  const level = motif.shapes.some((shape) => shape.bleed);
  const turned = placement({ rotate: level ? 0 : random.between(-7, 7), flip: random.chance(0.35) && !motif.isHanded });
  const { behind, before } = dress(boundsOf(motif.shapes), level, random);
  const subject = isPlain ? motif.shapes : [...behind, ...motif.shapes, ...before];
  const box = boundsOf(subject, turned);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const room = random.between(0.87, 0.95);
  const scale = Math.min((size.width * room) / width, (size.height * room) / height);
  const slackX = Math.max(0, size.width * 0.96 - width * scale);
  const slackY = Math.max(0, size.height * 0.96 - height * scale);
  const x = size.width / 2 + random.between(-0.12, 0.12) * slackX;
  const y = size.height / 2 + random.between(-0.12, 0.06) * slackY;
  const move = placement({
    x: x - ((box.left + box.right) / 2) * scale,
    y: y - ((box.top + box.bottom) / 2) * scale,
    scale,
  });
  const pattern = random.pick(patternNames);
  const scatter = scatterOf(size, { x, y, radius: (Math.max(width, height) * scale) / 2 }, random);
  return {
    subject,
    place: multiply(move, turned),
    focus: { x, y: y - size.height * 0.05 },
    pattern: isPlain
      ? 'plain'
      : level && (pattern === 'waves' || pattern === 'skyline' || pattern === 'hills')
        ? 'rays'
        : pattern,
    scatter: isPlain ? [] : scatter,
  };
}

/** The stream for one use of a seed, so that adding a choice in one place moves nothing in another. */
export function streamOf(seed: string | number, use: string): Random {
  return createRandom(`${use}/${seed}`);
}

/**
 * Where a renderer that chooses its stances puts the bare subject: as large as it wants it, cropped by the frame or
 * with room around, leaning and mirrored by the seed.
 */
export function stage(motif: Motif, size: Size, random: Random, stances: readonly Stance[]): Composition {
  const subject = motif.shapes.filter(({ festive }) => !festive);
  const level = subject.some((shape) => shape.bleed);
  const { zoom, x, y, tilt = 0 } = random.pick(stances);
  const flip = random.chance(0.4) && !motif.isHanded;
  const turned = placement({ rotate: level ? 0 : random.between(-tilt, tilt), flip });
  const box = boundsOf(subject, turned);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(size.width / width, size.height / height) * zoom * random.between(0.96, 1.04);
  const [left, top] = [
    size.width * ((flip ? 1 - x : x) + random.between(-0.02, 0.02)),
    size.height * (y + random.between(-0.015, 0.015)),
  ];
  const move = placement({
    x: left - ((box.left + box.right) / 2) * scale,
    y: top - ((box.top + box.bottom) / 2) * scale,
    scale,
  });
  return { subject, place: multiply(move, turned), focus: { x: left, y: top }, pattern: 'plain', scatter: [] };
}
