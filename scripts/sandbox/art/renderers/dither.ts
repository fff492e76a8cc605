import { rasterize } from '../raster.ts';
import { frameRect, isBanner, tone, type Renderer, type Scene } from '../scene.ts';
import type { Palette, Role } from '../types.ts';

/** Four steps from dark to light, and the hue of the subjects they suit. */
const steps = [
  [160, '#06140e', '#0e5a3e', '#2fd08a', '#e6fff2'],
  [70, '#160c04', '#8a3a08', '#ffa51f', '#fff3c4'],
  [235, '#041018', '#0a4a78', '#28b8f0', '#e8fbff'],
  [340, '#14061a', '#7a1468', '#ff4fa8', '#ffe4f2'],
  [290, '#0c0820', '#4030a8', '#a08aff', '#f0ecff'],
  [25, '#180606', '#8a1420', '#ff5a48', '#ffe8d0'],
  [125, '#0c1204', '#3f6a08', '#b8f02a', '#fbffd8'],
  [45, '#1a0828', '#a01c5c', '#ff8a3a', '#fff0b0'],
  [260, '#0a1420', '#3a6080', '#a8d4e8', '#ffffff'],
  [190, '#041616', '#0a6a70', '#3ae0c8', '#fdf6d0'],
] as const;

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** A screen of four colours: the scene in grey on a coarse grid, ordered dots for the tones between. */
export const dither: Renderer = {
  name: 'dither',
  paint: (scene) => {
    const { size, palette } = scene;
    const cell = Math.min(size.width, size.height) / (isBanner(scene) ? 60 : scene.kind === 'table' ? 52 : 40);
    const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)];
    const subject = scene.subject.filter(
      (shape) => !(shape.bleed && shape.line !== undefined && shape.opacity !== undefined),
    );
    const grid = rasterize(scene.scatter, subject, scene.place, cell, columns, rows);
    const lights = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (__, x) => lightAt(scene, grid, x, y, cell)),
    );
    const stretched = stretchOf(lights.flatMap((row, y) => row.filter((_, x) => grid[y]?.[x]?.some(isSolid))));
    const levels = lights.map((row, y) =>
      row.map((light, x) => {
        const dot = ((bayer[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 17;
        return grid[y]?.[x]?.some(isSolid) ? level(stretched(light), 0.5 + (dot - 0.5) * calm) : level(light, dot);
      }),
    );
    const [, dark, ...colors] = stepsFor(palette, scene);
    const layers = colors.map((color, index) => `<path stroke="${color}" d="${runs(levels, index + 1)}"/>`).join('');
    return (
      frameRect(size, `fill="${dark}"`) +
      `<g shape-rendering="crispEdges" stroke-linecap="butt" transform="scale(${Math.round(cell * 1e4) / 1e4})translate(0 .5)">${layers}</g>`
    );
  },
};

/** How far the dots go within a subject: its small parts keep whole cells. */
const calm = 0.55;

function level(light: number, dot: number): number {
  return Math.max(0, Math.min(3, Math.floor(light * 3 + dot)));
}

/**
 * Spreads a subject's tones over the steps, its middle one over the ground's; the darkest and lightest few of its cells
 * don't count.
 */
function stretchOf(lights: readonly number[]): (light: number) => number {
  const sorted = lights.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? share;
  const [from, middle, to] = [at(0.06), at(0.5), at(0.94)];
  const between = (light: number, [a, b]: readonly [number, number], [low, high]: readonly [number, number]): number =>
    b - a < 0.02 ? (low + high) / 2 : low + ((light - a) / (b - a)) * (high - low);
  return (light) =>
    light < middle ? between(light, [from, middle], [0.2, 0.62]) : between(light, [middle, to], [0.62, 1]);
}

type Grid = readonly (readonly (readonly [Role, number][])[])[];

/**
 * How light a cell is, 0–1: its layers from the undermost up, on a ground that falls off from the focus; round the
 * subject it is dark.
 */
function lightAt({ palette, focus, size }: Scene, grid: Grid, x: number, y: number, cell: number): number {
  const layers = grid[y]?.[x] ?? [];
  const reach = Math.hypot((x + 0.5) * cell - focus.x, (y + 0.5) * cell - focus.y) / Math.max(size.width, size.height);
  let light = Math.max(0, 0.4 - reach * 0.7);
  if (!layers.some(isSolid) && neighbours.some(([dx, dy]) => (grid[y + dy]?.[x + dx] ?? []).some(isSolid))) return 0;
  for (const [role, opacity] of layers)
    light += (lightOf(palette, role) - light) * (role === 'shade' ? opacity * 0.7 : opacity);
  return light;
}

const neighbours = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

function isSolid([role, opacity]: readonly [Role, number]): boolean {
  return opacity === 1 && role !== 'glow';
}

/** Wider apart than the tones of a painting: a shape has to survive four steps. */
function lightOf(palette: Palette, role: Role): number {
  return Math.min(1, Math.max(0, (tone(palette, role).l - 0.2) * 1.3));
}

/** Those nearest to what the subject is coloured in; the seed chooses for what has no colour. */
function stepsFor({ tones: { base } }: Palette, { random }: Scene): (typeof steps)[number] {
  const apart = (hue: number): number => Math.abs(((hue - base.h + 540) % 360) - 180);
  return base.c < 0.05 || random.chance(0.25)
    ? random.pick(steps)
    : steps.reduce((best, next) => (apart(next[0]) < apart(best[0]) ? next : best));
}

/** The cells of at least a level as strokes from left to right, row by row. */
function runs(levels: readonly (readonly number[])[], least: number): string {
  let d = '';
  levels.forEach((row, y) => {
    let end = -1;
    for (let x = 0; x < row.length;) {
      let last = x;
      while (last < row.length && (row[last] ?? 0) >= least) last++;
      if (last > x) {
        d += end < 0 ? `M${x} ${y}h${last - x}` : `m${x - end} 0h${last - x}`;
        end = last;
      }
      x = last + 1;
    }
  });
  return d;
}
