import { apply, multiply } from './matrix.ts';
import { outlines, type Point } from './outline.ts';
import type { Matrix, Role, Shape } from './types.ts';

type Layers = [Role, number][];

/** What covers the middle of every cell, undermost first: rows of columns of roles with their opacity. */
export function rasterize(
  back: readonly Shape[],
  subject: readonly Shape[],
  place: Matrix,
  cell: number,
  columns: number,
  rows: number,
): Layers[][] {
  const grid: Layers[][] = Array.from({ length: rows }, () => Array.from({ length: columns }, () => []));
  for (const shape of back) stamp(grid, shape, cell);
  for (const shape of subject) stamp(grid, shape, cell, place);
  return grid;
}

function stamp(grid: Layers[][], shape: Shape, cell: number, place?: Matrix): void {
  const rings = place ? outlines(shape).map((ring) => ring.map((point) => apply(place, point))) : outlines(shape);
  const [a, b] = place && shape.matrix ? multiply(place, shape.matrix) : (place ?? shape.matrix ?? [1, 0]);
  const half = shape.line === undefined ? 0 : Math.max(0.5 * cell, (shape.line * Math.hypot(a, b)) / 2);
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const clamp = (value: number, end: number): number => Math.max(0, Math.min(end, value));
  const [left, right] = [
    clamp(Math.floor((Math.min(...xs) - half) / cell), grid[0]?.length ?? 0),
    clamp(Math.ceil((Math.max(...xs) + half) / cell), grid[0]?.length ?? 0),
  ];
  const [top, bottom] = [
    clamp(Math.floor((Math.min(...ys) - half) / cell), grid.length),
    clamp(Math.ceil((Math.max(...ys) + half) / cell), grid.length),
  ];
  const opacity = shape.opacity ?? 1;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      const covered = half > 0 ? rings.some((ring) => isNear(ring, x, y, half)) : winding(rings, x, y) !== 0;
      if (covered)
        grid[row]?.[column]?.push([
          shape.role,
          shape.role === 'shine' || shape.role === 'shade' ? Math.min(0.99, opacity) : opacity > 0.5 ? 1 : opacity,
        ]);
    }
  }
}

/** How often the outline goes round the point, as SVG's nonzero rule counts. */
function winding(rings: readonly Point[][], x: number, y: number): number {
  let turns = 0;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [x1, y1] = ring[i] ?? [0, 0];
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [0, 0];
      if (y1 <= y !== y2 <= y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) turns += y2 > y1 ? 1 : -1;
    }
  }
  return turns;
}

function isNear(line: readonly Point[], x: number, y: number, reach: number): boolean {
  return line.some(([x1, y1], i) => {
    const [x2, y2] = line[i + 1] ?? [x1, y1];
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
    return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)) <= reach;
  });
}
