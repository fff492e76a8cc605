import { num } from './path.ts';
import { transformText } from './matrix.ts';
import type { PatternName } from './patterns.ts';
import type { Random } from './random.ts';
import type { Lch, Matrix, Palette, Role, Shape, Size } from './types.ts';

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
  /** A banner leaves room for live text: less vignette, no drawn border. */
  readonly banner?: boolean;
}

/** Paints a scene; gives the inside of an `<svg>`. */
export interface Renderer {
  readonly name: string;
  readonly paint: (scene: Scene) => string;
}

/** The colour of an opaque role; light and shadow are white and black. */
export function tone(palette: Palette, role: Role): Lch {
  if (role === 'shine') return { l: 1, c: 0, h: 0 };
  if (role === 'shade') return { l: 0, c: 0, h: 0 };
  return palette.tones[role];
}

/** Opaque fills that carry the drawing; only these get outlines. */
export function isBody(shape: Shape): boolean {
  return shape.line === undefined && !shape.bare && shape.opacity === undefined
    && !['shine', 'shade', 'glow', 'ink', 'inkSoft'].includes(shape.role);
}

/** `<path>` elements with what they share written once, in a `<g transform>`. */
export function paths(shapes: readonly Shape[], attributes: (shape: Shape, index: number) => string | undefined): string {
  let out = '';
  let open = '';
  shapes.forEach((shape, index) => {
    const text = attributes(shape, index);
    if (text === undefined) return;
    const transform = shape.matrix ? transformText(shape.matrix) : '';
    if (open !== transform) {
      if (open !== '') out += '</g>';
      open = transform;
      if (open !== '') out += `<g transform="${open}">`;
    }
    const opacity = shape.opacity === undefined ? '' : ` opacity="${num2(shape.opacity)}"`;
    out += `<path ${text}${opacity} d="${shape.d}"/>`;
  });
  return open === '' ? out : `${out}</g>`;
}

/** Attributes of a shape in one plain colour, filled or stroked as the shape asks. */
export function plainPaint(shape: Shape, color: string): string {
  return shape.line === undefined
    ? `fill="${color}"`
    : `fill="none" stroke="${color}" stroke-width="${num(shape.line)}" stroke-linecap="round" stroke-linejoin="round"`;
}

export function group(attributes: string, content: string): string {
  return content === '' ? '' : `<g ${attributes}>${content}</g>`;
}

export function frameRect({ width, height }: Size, attributes: string): string {
  return `<rect width="${num(width)}" height="${num(height)}" ${attributes}/>`;
}

export function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}
