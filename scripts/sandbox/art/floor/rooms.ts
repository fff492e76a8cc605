import { createRandom } from '../random.ts';
import { at, bowl, disc, fade, glow, oval, path, slab, stroke, type Pen } from './marks.ts';

type Room = (pen: Pen, one: string, other: string) => string;

const times = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Lit niches. */
const arches: Room = (pen, one, other) => slab(0, 0, 320, 180, fade(pen, [one, other])) + times(4, (index) => {
  const x = 10 + index * 80;
  return path(`M${x} 180V60a32 32 0 0 1 64 0V180Z`, '#0003') + path(`M${x + 6} 180V62a26 26 0 0 1 52 0V180Z`, '#ffd98a18') + glow(pen, x + 32, 74, 36, '#ffcf7a', 0.55);
});

/** A curtain with a gilded hem. */
const drapes: Room = (pen, one, other) => {
  const folds = fade(pen, [other, one, other], true);
  const hem = Array.from({ length: 8 }, () => 'q20 16 40 0').join(' ');
  return slab(0, 0, 320, 180, one) + times(13, (index) => path(`M${index * 26 - 6} 0h26q-4 90 0 180h-26q4-90 0-180Z`, folds)) + path(`M0 0V20${hem}V0Z`, other) + stroke(`M0 20${hem}`, '#e0b968', 2);
};

/** A town at night behind tall windows. */
const city: Room = (pen, one, other) => {
  const random = createRandom('town');
  return slab(0, 0, 320, 180, fade(pen, [one, other])) + glow(pen, 250, 40, 70, '#ffdf9c', 0.5) + disc(250, 38, 15, '#ffe9bd') + times(15, (index) => {
    const x = index * 23 - 8;
    const height = 40 + random.next() * 70;
    const windows = Array.from({ length: 7 }, (_, k) => (random.next() > 0.42 ? `M${x + 3 + (k % 3) * 5} ${Math.round(154 - height + Math.floor(k / 3) * 11)}h3v5h-3Z` : '')).join('');
    return slab(x, 150 - height, 20, height + 30, index % 2 ? '#0c1626' : '#111f33') + path(windows || 'M0 0', '#ffd27a');
  }) + stroke('M106 0V180M213 0V180', '#0a0f18', 7);
};

/** Panelled walls with two lamps. */
const panels: Room = (pen, one, other) => slab(0, 0, 320, 180, one) + times(5, (index) => slab(6 + index * 63, 10, 54, 150, other, 'rx="3"') + slab(11 + index * 63, 15, 44, 140, 'none', 'stroke="#e0b96855" stroke-width="1.2" rx="2"')) + [64, 254].map((x) => glow(pen, x, 52, 52, '#ffd08a', 0.8) + path(`M${x - 8} 44h16l-4 22h-8Z`, '#ffe6b8') + slab(x - 2, 66, 4, 10, '#c99a4c')).join('');

/** Paper lanterns. */
const lanterns: Room = (pen, one, other) => slab(0, 0, 320, 180, bowl(pen, other, one)) + ([[34, 34, 1], [82, 18, 0.7], [252, 20, 0.75], [292, 44, 1.05], [130, 8, 0.45], [202, 6, 0.5]] as const).map(([x, y, scale]) => glow(pen, x, y, 44 * scale, '#ff9a4c', 0.75) + at(x, y, stroke('M0-60V-18', '#e0b968', 1.5) + oval(0, 0, 20, 18, '#e2402f') + stroke('M-10-15Q-16 0-10 15M10-15Q16 0 10 15M0-18V18', '#a8202a', 1.6) + slab(-8, -21, 16, 5, '#e0b968', 'rx="2"') + slab(-8, 16, 16, 5, '#e0b968', 'rx="2"') + stroke('M-3 21v12M0 21v15M3 21v12', '#e0b968', 1.4), `scale(${scale})`)).join('');

/** Lights out of focus. */
const lights: Room = (pen, one, other) => {
  const random = createRandom('lights');
  return slab(0, 0, 320, 180, fade(pen, [one, other])) + times(30, (index) => disc(random.next() * 320, random.next() * 110, 4 + random.next() * 13, ['#ffd27a', '#ff9d6b', '#fff1cf', '#8ad6ff'][index % 4] ?? '#fff', `opacity=".${Math.round(10 + random.next() * 30)}"`));
};

/** Palms before a sunset. */
const palms: Room = (pen, one, other) => {
  const palm = (x: number, y: number, scale: number, turn: 1 | -1): string => at(x, y, [-70, -40, -12, 16, 44].map((degrees) => path('M0 0Q20-26 62-18 30-12 0 0Z', '#0d3b2c', `transform="rotate(${degrees})"`)).join(''), `scale(${scale * turn} ${scale})`);
  return slab(0, 0, 320, 180, fade(pen, [one, other])) + glow(pen, 160, 70, 120, '#ffe0a0', 0.5) + palm(20, 70, 1.3, 1) + palm(300, 64, 1.4, -1) + palm(-6, 120, 1.2, 1) + palm(326, 120, 1.2, -1);
};

/**
 * Each room with its two colours and the two of the felt that stands in it, in the order of their names in the cast.
 */
export const rooms: readonly { readonly draw: (pen: Pen) => string; readonly felt: readonly [string, string] }[] = [
  { draw: (pen) => city(pen, '#152848', '#31507a'), felt: ['#1f8a5e', '#0b4630'] },
  { draw: (pen) => drapes(pen, '#4a0f1e', '#7a1c30'), felt: ['#8a2136', '#4a0d1c'] },
  { draw: (pen) => arches(pen, '#3b1f16', '#1d0f0b'), felt: ['#1c7a55', '#0c4330'] },
  { draw: (pen) => lanterns(pen, '#3a0d10', '#8a2a1c'), felt: ['#a3352a', '#55120f'] },
  { draw: (pen) => panels(pen, '#2a1a10', '#3d2717'), felt: ['#1d5f86', '#0b2c46'] },
  { draw: (pen) => lights(pen, '#141a3a', '#3a1f52'), felt: ['#3d3a9a', '#1b1950'] },
  { draw: (pen) => lights(pen, '#3a1440', '#7a2450'), felt: ['#6a2458', '#30102c'] },
  { draw: (pen) => palms(pen, '#1d6a58', '#e08a4a'), felt: ['#176b62', '#083a36'] },
  { draw: (pen) => lanterns(pen, '#0f2a2a', '#2a5a4c'), felt: ['#2a7a6a', '#0d3c36'] },
  { draw: (pen) => drapes(pen, '#16223f', '#2b3f70'), felt: ['#22508f', '#0c2145'] },
];
