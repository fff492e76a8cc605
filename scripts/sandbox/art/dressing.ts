import type { Bounds } from './outline.ts';
import { circlePath, ngonPath, petalPath, polar, sectorPath, starPath } from './path.ts';
import type { Random } from './random.ts';
import { bare, bleed, coin, fill, flatten, line, place, shine, star, times } from './shapes.ts';
import type { Part, Role, Shape } from './types.ts';

/** What stands behind and before a subject, so that two games of one motif differ in more than colour. */
export interface Dressing {
  readonly behind: readonly Shape[];
  readonly before: readonly Shape[];
}

type Backdrop = (x: number, y: number, r: number, role: Role) => Part;

const backdrops: readonly Backdrop[] = [
  (x, y, r, role) => [
    fill(role, circlePath(x, y, r * 0.94), 0.5),
    line('accentLight', 2.6, circlePath(x, y, r * 1.01), 0.6),
  ],
  (x, y, r) => [line('accent', 7, circlePath(x, y, r), 0.75), line('accentLight', 2, circlePath(x, y, r * 0.92), 0.6)],
  (x, y, r, role) => fill(role, starPath(x, y, r * 1.08, 18, 0.86), 0.5),
  (x, y, r, role) => [
    fill(role, ngonPath(x, y, r * 1.06, 6), 0.4),
    line('accentLight', 3, ngonPath(x, y, r * 1.12, 6), 0.6),
  ],
  (x, y, r, role) => [
    fill(role, ngonPath(x, y, r * 1.25, 4), 0.4),
    line('accentLight', 3, ngonPath(x, y, r * 1.34, 4), 0.55),
  ],
  (x, y, r, role) =>
    place(
      { x, y, rotate: -24 },
      fill(role, `M-700 ${-r * 0.62}H700V${r * 0.62}H-700Z`, 0.45),
      line('accentLight', 3, `M-700 ${-r * 0.7}H700M-700 ${r * 0.7}H700`, 0.6),
    ),
  (x, y, r) =>
    [-1, 1].map((side) =>
      place(
        { x, y: y + r * 0.1, flip: side < 0 },
        line('accent', 4, `M${r * 0.2} ${r}Q${r * 1.1} ${r * 0.8} ${r * 1.02} ${-r * 0.5}`, 0.8),
        times(6, (i) => {
          const [px, py] = polar(r * 1.02, 68 - i * 18);
          return place({ x: px, y: py, rotate: 40 - i * 18 }, bare(fill('accent', petalPath(34, 10))));
        }),
      ),
    ),
  (x, y, r, role) =>
    fill(
      role,
      [0, 72, 144, 216, 288].map((angle) => sectorPath(x, y, r * 0.7, r * 1.1, angle, angle + 52)).join(''),
      0.5,
    ),
  (x, y, r, role) => [
    fill(
      role,
      `M${x - r * 0.86} ${y + 600}V${y - r * 0.2}A${r * 0.86} ${r * 0.86} 0 0 1 ${x + r * 0.86} ${y - r * 0.2}V${y + 600}Z`,
      0.45,
    ),
    line(
      'accentLight',
      3,
      `M${x - r * 0.96} ${y + 600}V${y - r * 0.2}A${r * 0.96} ${r * 0.96} 0 0 1 ${x + r * 0.96} ${y - r * 0.2}V${y + 600}`,
      0.6,
    ),
  ],
  (x, y, r) =>
    fill(
      'paper',
      `${circlePath(x - r * 0.9, y + r * 0.8, r * 0.3)}${circlePath(x - r * 0.5, y + r * 0.92, r * 0.36)}${circlePath(x, y + r, r * 0.34)}${circlePath(x + r * 0.5, y + r * 0.92, r * 0.38)}${circlePath(x + r * 0.94, y + r * 0.8, r * 0.28)}`,
      0.4,
    ),
];

type Prop = (x: number, y: number, random: Random) => Part;

const props: readonly Prop[] = [
  (x, y) => [coin(x, y, 24, 0, 0.4), coin(x + 3, y - 10, 24, 0, 0.4), coin(x - 2, y - 20, 24, 0, 0.4)],
  (x, y, random) => coin(x, y - 8, 26, random.between(-30, 30), 0.8),
  (x, y) =>
    place(
      { x, y: y - 14, scale: 0.3 },
      fill('second', 'M-76-86H76L136-18 0 132-136-18Z'),
      bare(fill('secondLight', 'M-76-86L-136-18H-64ZM0-86L-64-18H64Z')),
      bare(fill('secondShade', 'M64-18H136L0 132Z')),
      shine('M-64-18H-10L0 132Z', 0.5),
    ),
  (x, y) => [
    star('accentShade', x, y - 6, 28),
    star('accent', x, y - 10, 27),
    bare(star('accentLight', x, y - 10, 14)),
  ],
];

/** Dresses a subject of the given bounds; a scene with its own horizon gets things before it only. */
export function dress(box: Bounds, hasHorizon: boolean, random: Random): Dressing {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const r = Math.min(150, Math.max(box.right - box.left, box.bottom - box.top) / 2);
  const backdrop = random.pick(backdrops);
  const role = random.pick(['second', 'base', 'baseShade', 'secondShade', 'paper', 'paper'] as const);
  const wantsBackdrop = random.chance(0.72) && !hasHorizon;
  const count = random.pick([0, 0, 1, 1, 1, 2]);
  const side = random.chance(0.5) ? 1 : -1;
  const before = times(count, (i) =>
    random.pick(props)(
      x + (i === 0 ? side : -side) * (box.right - box.left) * random.between(0.36, 0.44),
      box.bottom - random.between(8, 24),
      random,
    ),
  );
  return { behind: wantsBackdrop ? flatten([bleed(backdrop(x, y, r, role))]) : [], before: flatten([before]) };
}
