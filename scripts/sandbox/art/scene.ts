import { num } from './path.ts';
import { transformText } from './matrix.ts';
import type { PatternName } from './patternNames.ts';
import { hashSeed, type Random } from './random.ts';
import type { Lch, Matrix, Palette, Role, Shape, Size, Staging } from './types.ts';

/** Everything a renderer needs to paint one picture. */
export interface Scene {
  readonly size: Size;
  readonly palette: Palette;
  readonly random: Random;
  readonly pattern: PatternName;
  /** Where light and rays start from, in pixels of the frame. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Small things scattered behind the subject, in pixels of the frame. */
  readonly scatter: readonly Shape[];
  readonly subject: readonly Shape[];
  /** Brings the subject into the frame. */
  readonly place: Matrix;
  /** Turns a local name into an id no other picture has. */
  readonly id: (name: string) => string;
  /** A banner leaves room for live text: less vignette, no drawn border. `sheet`: it is drawn for bare paper. */
  readonly kind: 'game' | 'table' | 'banner' | 'sheet';
}

/** Paints a scene; returns the inside of an `<svg>`. */
export interface Renderer {
  readonly name: string;
  readonly paint: (scene: Scene) => string;
  /** How it sets games; absent: whole in the middle, dressed by the seed. */
  readonly staging?: Staging;
}

/** The colour of an opaque role; light and shadow are white and black. */
export function tone(palette: Palette, role: Role): Lch {
  if (role === 'shine') return { l: 1, c: 0, h: 0 };
  if (role === 'shade') return { l: 0, c: 0, h: 0 };
  return palette.tones[role];
}

/** Opaque fills that carry the drawing; only these get outlines. */
export function isBody(shape: Shape): boolean {
  return (
    shape.line === undefined &&
    !shape.bare &&
    shape.opacity === undefined &&
    !['shine', 'shade', 'glow', 'ink', 'inkSoft', 'hair'].includes(shape.role)
  );
}

/** Whether a scene is wider than a game tile. */
export function isBanner({ kind }: Scene): boolean {
  return kind === 'banner' || kind === 'sheet';
}

/** Width of an outline in the subject's units; tables and banners are drawn finer than games. */
export function keyWidth({ kind }: Scene, width: number): number {
  return kind === 'game' ? width : width * 0.58;
}

/**
 * `<path>` elements, with a shared transform written once and repeated groups drawn again by `<use>`.
 * A shape for which `attributes` returns nothing is left out.
 */
export function paths(
  shapes: readonly Shape[],
  id: Scene['id'],
  attributes: (shape: Shape, index: number) => string | undefined,
): string {
  const runs: { transform: string | undefined; content: string }[] = [];
  shapes.forEach((shape, index) => {
    const text = attributes(shape, index);
    if (text === undefined) return;
    const transform = shape.matrix && transformText(shape.matrix);
    const opacity = shape.opacity === undefined ? '' : ` opacity="${num2(shape.opacity)}"`;
    const element = `<path ${text}${opacity} d="${shape.d.replace(/ -/g, '-')}"/>`;
    const last = runs.at(-1);
    if (last && last.transform === transform) last.content += element;
    else runs.push({ transform, content: element });
  });
  const counts = new Map<string, number>();
  for (const { content } of runs) counts.set(content, (counts.get(content) ?? 0) + 1);
  const drawn = new Map<string, string>();
  return runs
    .map(({ transform, content }) => {
      const move = transform ? ` transform="${transform}"` : '';
      const known = drawn.get(content);
      if (known) return `<use href="#${known}"${move}/>`;
      if ((counts.get(content) ?? 0) < 2 || content.length < 70)
        return move === '' ? content : `<g${move}>${content}</g>`;
      const name = id(`u${hashSeed(content).toString(36)}`);
      drawn.set(content, name);
      return move === '' ? `<g id="${name}">${content}</g>` : `<g${move}><g id="${name}">${content}</g></g>`;
    })
    .join('');
}

/** Attributes of a shape in one plain colour, filled or stroked as the shape asks. */
export function plainPaint(shape: Shape, color: string): string {
  return shape.line === undefined
    ? `fill="${color}"`
    : `fill="none" stroke="${color}" stroke-width="${num(shape.line)}"`;
}

/** A group with attributes around SVG; the content alone where there are none. */
export function group(attributes: string, content: string): string {
  if (content === '' || attributes === '') return content;
  return `<g ${attributes}>${content}</g>`;
}

/** A rectangle that fills the whole picture. */
export function frameRect({ width, height }: Size, attributes: string): string {
  return `<rect width="${num(width)}" height="${num(height)}" ${attributes}/>`;
}

/** A number with at most two decimals, in its shortest form. */
export function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}
