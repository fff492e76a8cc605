import { compose, stage, streamOf, type Composition } from './composition.ts';
import { chosenDrawings } from './motifs/chosenDrawings.ts';
import { drawingOf } from './motifs/drawings.ts';
import { motifs, type MotifName } from './motifs/index.ts';
import { num } from './path.ts';
import { createPalette } from './palettes.ts';
import { hashSeed } from './random.ts';
import { renderers, type RendererName } from './renderers/index.ts';
import type { Renderer, Scene } from './scene.ts';
import type { Size } from './types.ts';

export interface GameDrawing extends Size {
  readonly motif: MotifName;
  readonly renderer: RendererName;
  /** The same seed returns the same picture, letter for letter. */
  readonly seed: string | number;
}

/**
 * A game's picture: a complete, standalone `<svg>` for use in `<img>` or in the page. Works at any ratio; the subject
 * is whole unless the renderer's staging crops it. No text, scripts or outside references, at most 12 kB.
 */
export function drawGame({ motif: name, renderer, seed, width, height }: GameDrawing): string {
  const { staging, paint: paintWith }: Renderer = renderers[renderer];
  const motif = drawingOf(motifs[name], chosenDrawings[renderer]?.[name]);
  const key = `${name}/${renderer}/${seed}`;
  const composed = (isPlain: boolean): Composition => {
    const [size, random] = [{ width, height }, streamOf(key, 'composition')];
    return staging?.stances
      ? stage(motif, size, random, staging.stances)
      : compose(motif, size, random, isPlain || staging?.isBare);
  };
  const paint = (isPlain: boolean): string => {
    const scene: Scene = {
      size: { width, height },
      palette: createPalette(motif.tints, streamOf(key, 'palette')),
      ...composed(isPlain),
      kind: 'game',
      random: streamOf(key, 'finish'),
      id: idsFor(`${key}/${width}x${height}`),
    };
    return svgDocument({ width, height }, paintWith(scene));
  };
  const svg = paint(false);
  return svg.length <= sizeLimit ? svg : paint(true);
}

/** In characters; a picture that grows past it is drawn again without what surrounds its subject. */
const sizeLimit = 12_000;

/** Names for gradients and filters that no other picture in the page has. */
export function idsFor(key: string): (name: string) => string {
  const prefix = `a${(hashSeed(key) % 36 ** 5).toString(36)}`;
  return (name) => `${prefix}${name}`;
}

/** A standalone SVG picture that covers whatever box it is put in. */
export function svgDocument({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}
