import { num } from './path.ts';
import type { Matrix } from './types.ts';

/** Where something stands: turned by degrees and scaled about its own origin, then moved. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly rotate?: number;
  readonly scale?: number;
  /** Vertical scale where it differs from `scale`. */
  readonly scaleY?: number;
  /** Mirrored on the vertical axis. */
  readonly flip?: boolean;
}

/** The matrix that scales, flips, turns (in degrees) and then moves. */
export function placement({ x = 0, y = 0, rotate = 0, scale = 1, scaleY = scale, flip = false }: Placement): Matrix {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin, sx] = [Math.cos(angle), Math.sin(angle), flip ? -scale : scale];
  return [cos * sx, sin * sx, -sin * scaleY, cos * scaleY, x, y];
}

/** The transform that applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Where a matrix moves a point. */
export function apply([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The value of an SVG `transform` attribute, in its shortest form. */
export function transformText([a, b, c, d, e, f]: Matrix): string {
  const near = (v: number, w: number): boolean => Math.abs(v - w) < 0.0005;
  const move = near(e, 0) && near(f, 0) ? '' : `translate(${num(e)} ${num(f)})`;
  if (near(b, 0) && near(c, 0)) {
    if (near(a, 1) && near(d, 1)) return move;
    return `${move}scale(${near(a, d) ? fine(a) : `${fine(a)} ${fine(d)}`})`;
  }
  if (near(a, d) && near(b, -c) && near(a * a + b * b, 1))
    return `${move}rotate(${num((Math.atan2(b, a) * 180) / Math.PI)})`;
  return `matrix(${[a, b, c, d].map(fine).join(' ')} ${num(e)} ${num(f)})`;
}

function fine(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
}
