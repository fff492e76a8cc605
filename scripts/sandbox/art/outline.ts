import { apply } from './matrix.ts';
import type { Matrix, Shape } from './types.ts';

export type Point = [number, number];

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The polylines a shape's path runs along, after its own transform; kept, as motifs are drawn again and again. */
export function outlines(shape: Shape): Point[][] {
  const known = traced.get(shape);
  if (known) return known;
  const { matrix } = shape;
  const rings = flattenPath(shape.d).map((ring) => (matrix ? ring.map((point) => apply(matrix, point)) : ring));
  traced.set(shape, rings);
  return rings;
}

const traced = new WeakMap<Shape, Point[][]>();

/** The box round shapes that do not bleed, once `turned`; lines count with half their width. */
export function boundsOf(shapes: readonly Shape[], turned?: Matrix): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    if (shape.bleed) continue;
    const half = ((shape.line ?? 0) / 2) * (turned ? Math.hypot(turned[0], turned[1]) : 1);
    // Once a point of every picture: in place, without a list for each.
    const [a, b, c, d, e, f] = turned ?? [1, 0, 0, 1, 0, 0];
    for (const ring of outlines(shape)) {
      for (const point of ring) {
        const x = a * point[0] + c * point[1] + e;
        const y = b * point[0] + d * point[1] + f;
        left = Math.min(left, x - half);
        right = Math.max(right, x + half);
        top = Math.min(top, y - half);
        bottom = Math.max(bottom, y + half);
      }
    }
  }
  return { left, top, right, bottom };
}

/** Path data as polylines; curves become short chords. */
function flattenPath(d: string): Point[][] {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let [x, y, cx, cy] = [0, 0, 0, 0];
  let [command, i] = ['', 0];
  const read = (): number => Number(tokens[i++]);
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? '';
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const point = (): Point => [read() + (relative ? x : 0), read() + (relative ? y : 0)];
    const previous = [cx, cy] as const;
    [cx, cy] = [x, y];
    if (upper === 'Z') {
      [x, y] = ring[0] ?? [x, y];
      ring.push([x, y]);
      [cx, cy] = [x, y];
      continue;
    }
    if (upper === 'M') {
      [x, y] = point();
      ring = [[x, y]];
      rings.push(ring);
      command = relative ? 'l' : 'L';
    } else if (upper === 'L') [x, y] = point();
    else if (upper === 'H') x = read() + (relative ? x : 0);
    else if (upper === 'V') y = read() + (relative ? y : 0);
    else if (upper === 'C' || upper === 'S') {
      const first: Point = upper === 'C' ? point() : [2 * x - previous[0], 2 * y - previous[1]];
      const second = point();
      const end = point();
      curve(ring, [x, y], first, second, end);
      [cx, cy] = second;
      [x, y] = end;
      continue;
    } else if (upper === 'Q' || upper === 'T') {
      const control: Point = upper === 'Q' ? point() : [2 * x - previous[0], 2 * y - previous[1]];
      const end = point();
      const toward = ([px, py]: Point): Point => [px + (2 / 3) * (control[0] - px), py + (2 / 3) * (control[1] - py)];
      curve(ring, [x, y], toward([x, y]), toward(end), end);
      [cx, cy] = control;
      [x, y] = end;
      continue;
    } else if (upper === 'A') {
      const [rx, ry, turn, large, sweep] = [read(), read(), read(), read(), read()];
      const end = point();
      arc(ring, [x, y], end, rx, ry, turn, large !== 0, sweep !== 0);
      [x, y] = end;
    } else throw new SyntaxError(`flattenPath: unknown command "${command}" in "${d.slice(0, 40)}"`);
    [cx, cy] = [x, y];
    if (upper !== 'M') ring.push([x, y]);
  }
  return rings;
}

function curve(ring: Point[], a: Point, b: Point, c: Point, d: Point): void {
  for (let step = 1; step <= 8; step++) {
    const t = step / 8;
    const u = 1 - t;
    const mix = (axis: 0 | 1): number =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    ring.push([mix(0), mix(1)]);
  }
}

/** Elliptical arc, after SVG 1.1 appendix F.6.5. */
function arc(
  ring: Point[],
  from: Point,
  to: Point,
  rx: number,
  ry: number,
  turn: number,
  large: boolean,
  sweep: boolean,
): void {
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = Math.max(
    0,
    (a * a * b * b - a * a * py * py - b * b * px * px) / (a * a * py * py + b * b * px * px || 1),
  );
  const k = Math.sqrt(rest) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(k * a * py) / b, (-k * b * px) / a];
  const [ox, oy] = [cos * qx - sin * qy + (from[0] + to[0]) / 2, sin * qx + cos * qy + (from[1] + to[1]) / 2];
  const start = Math.atan2((py - qy) / b, (px - qx) / a);
  let span = Math.atan2((-py - qy) / b, (-px - qx) / a) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const steps = Math.max(3, Math.ceil(Math.abs(span) * 3));
  for (let step = 1; step < steps; step++) {
    const t = start + (span * step) / steps;
    const [ex, ey] = [a * Math.cos(t), b * Math.sin(t)];
    ring.push([cos * ex - sin * ey + ox, sin * ex + cos * ey + oy]);
  }
}
