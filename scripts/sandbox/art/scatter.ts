import { bare, coin, flatten, place, sparkle } from './shapes.ts';
import { circlePath, ngonPath, petalPath, starPath } from './path.ts';
import type { Random } from './random.ts';
import type { Part, Shape, Size } from './types.ts';

type Sprinkle = (x: number, y: number, r: number, random: Random) => Part;

const sprinkles: readonly Sprinkle[] = [
  (x, y, r, random) => coin(x, y, r, random.between(-35, 35), random.between(0.4, 0.8)),
  (x, y, r) => sparkle('accentLight', x, y, r * 1.1),
  (x, y, r, random) => place({ x, y, rotate: random.between(0, 70) }, { role: 'accent', d: starPath(0, 0, r) }),
  (x, y, r) => [
    { role: 'paper', d: circlePath(x, y, r * 0.7), line: r * 0.14, opacity: 0.6 },
    { role: 'shine', d: circlePath(x - r * 0.25, y - r * 0.25, r * 0.16), opacity: 0.9 },
  ],
  (x, y, r, random) =>
    place(
      { x, y, rotate: random.between(0, 360) },
      { role: 'second', d: petalPath(r * 1.7, r * 0.62) },
      bare({ role: 'secondShade', d: `M0 0V${-r * 1.2}`, line: r * 0.1 }),
    ),
  (x, y, r, random) =>
    place(
      { x, y, rotate: random.between(0, 60) },
      { role: 'secondLight', d: ngonPath(0, 0, r * 0.9, 6) },
      bare({ role: 'second', d: ngonPath(0, 0, r * 0.55, 6) }),
    ),
  (x, y, r, random) =>
    place(
      { x, y, rotate: random.between(0, 360) },
      bare({
        role: random.pick(['accent', 'baseLight', 'second', 'paper']),
        d: `M${-r * 0.5} ${-r * 0.22}h${r}v${r * 0.44}h${-r}Z`,
      }),
    ),
];

/** Small things around the subject, none under it, by the seed; sometimes nothing. */
export function scatterOf(size: Size, subject: { x: number; y: number; radius: number }, random: Random): Shape[] {
  if (random.chance(0.15)) return [];
  const unit = Math.min(size.width, size.height);
  const draw = random.pick(sprinkles);
  const parts: Part[] = [];
  const count = Math.round(random.between(3, 6) * Math.max(1, (size.width / size.height) * 0.8));
  for (let i = 0; i < count * 4 && parts.length < count; i++) {
    const [x, y] = [random.between(0.04, 0.96) * size.width, random.between(0.04, 0.96) * size.height];
    const r = unit * random.between(0.02, 0.055);
    if (Math.hypot(x - subject.x, y - subject.y) < subject.radius * 0.86 + r) continue;
    parts.push(draw(x, y, r, random));
  }
  return flatten(parts);
}
