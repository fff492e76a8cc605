import { blend, hex, lch } from '../color.ts';
import { num } from '../path.ts';
import { rasterize } from '../raster.ts';
import { frameRect, isBanner, tone, type Renderer, type Scene } from '../scene.ts';
import type { Lch, Role } from '../types.ts';

/** A mosaic of square pixels: the subject sampled on a coarse grid with a dark outline, on a dithered ground. */
export const pixel: Renderer = {
  name: 'pixel',
  paint: (scene) => {
    const { size, id, palette } = scene;
    const cell = Math.min(size.width, size.height) / (isBanner(scene) ? 40 : scene.kind === 'table' ? 56 : 36);
    const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)];
    const subject = scene.subject.filter(
      (shape) => !(shape.bleed && shape.line !== undefined && shape.opacity !== undefined),
    );
    const grid = rasterize(scene.scatter, subject, scene.place, cell, columns, rows);
    const cells = new Map<string, string[]>();
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns;) {
        const color = colorAt(grid, x, y, columns, rows, palette);
        let end = x + 1;
        while (end < columns && colorAt(grid, end, y, columns, rows, palette) === color) end++;
        if (color !== undefined) cells.set(color, [...(cells.get(color) ?? []), `M${x} ${y}h${end - x}v1H${x}`]);
        x = end;
      }
    }
    const mosaic = [...cells].map(([color, runs]) => `<path fill="${color}" d="${runs.join('')}"/>`).join('');
    return (
      `<defs>${checker(id('c'), palette.ground.mid)}${checker(id('d'), palette.ground.lit)}</defs>` +
      frameRect(
        size,
        `fill="${hex(lch(palette.ground.deep.l + 0.05, palette.ground.deep.c, palette.ground.deep.h))}"`,
      ) +
      `<g shape-rendering="crispEdges" transform="scale(${Math.round(cell * 1e4) / 1e4})">${ground(scene, cell, columns, rows)}${mosaic}</g>`
    );
  },
};

type Grid = readonly (readonly (readonly [Role, number][])[])[];

/** The colour of a cell, its translucent layers blended in; the ring round the subject is the key. */
function colorAt(
  grid: Grid,
  x: number,
  y: number,
  columns: number,
  rows: number,
  palette: Scene['palette'],
): string | undefined {
  const layers = grid[y]?.[x] ?? [];
  let solid = layers.length - 1;
  while (solid >= 0 && !isSolid(layers[solid])) solid--;
  if (solid < 0) {
    const near = [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ].some(
      ([dx = 0, dy = 0]) =>
        y + dy >= 0 && y + dy < rows && x + dx >= 0 && x + dx < columns && (grid[y + dy]?.[x + dx] ?? []).some(isSolid),
    );
    return near
      ? hex(lch(0.15, 0.04, palette.ground.deep.h))
      : layers.some(([role]) => role === 'glow') && (x + y) % 2 === 0
        ? hex(tone(palette, 'glow'))
        : undefined;
  }
  const [role] = layers[solid] ?? ['ink', 1];
  let color: Lch = tone(palette, role);
  for (const [over, opacity] of layers.slice(solid + 1))
    color =
      over === 'shine'
        ? blend(color, { l: 1, c: 0, h: color.h }, opacity > 0.3 ? 0.5 : 0.2)
        : blend(color, { l: 0.1, c: color.c * 0.5, h: color.h }, opacity > 0.2 ? 0.3 : 0.15);
  return hex(color);
}

function isSolid(layer: readonly [Role, number] | undefined): boolean {
  return layer?.[1] === 1 && layer[0] !== 'glow';
}

/** Blocky discs of light, the rims dithered. */
function ground({ size, focus, id, palette }: Scene, cell: number, columns: number, rows: number): string {
  const [cx, cy] = [focus.x / cell, focus.y / cell];
  const reach = Math.max(size.width, size.height) / cell;
  const bands: readonly (readonly [number, string])[] = [
    [0.62, `url(#${id('c')})`],
    [0.46, hex(palette.ground.mid)],
    [0.32, `url(#${id('d')})`],
    [0.19, hex(palette.ground.lit)],
  ];
  return bands
    .map(([share, fill]) => {
      const r = reach * share;
      let d = '';
      for (let y = Math.max(0, Math.floor((cy - r) / 2) * 2); y < Math.min(rows, cy + r); y += 2) {
        const half = Math.floor(Math.sqrt(Math.max(0, r * r - (y + 1 - cy) ** 2)) / 2) * 2;
        const from = Math.max(0, Math.round(cx) - half);
        if (half > 0) d += `M${num(from)} ${y}H${num(Math.min(columns, Math.round(cx) + half))}v2H${num(from)}Z`;
      }
      return `<path fill="${fill}" d="${d}"/>`;
    })
    .join('');
}

function checker(id: string, color: Lch): string {
  return `<pattern id="${id}" width="2" height="2" patternUnits="userSpaceOnUse"><path fill="${hex(color)}" d="M0 0h1v1H0ZM1 1h1v1H1Z"/></pattern>`;
}
