import { around, bare, bleed, box, coin, disc, fill, line, mirrored, oval, place, shine, star, times } from '../shapes.ts';
import type { Part, Role } from '../types.ts';
import { motif } from './motif.ts';

/** Two eyes with a light, a smile, two cheeks: 48 wide. */
function face(x: number, y: number, scale: number): Part {
  return place({ x, y, scale }, mirrored(disc('ink', 21, 0, 6.300), bare(disc('shine', 19, -2.300, 2)), bare(fill('second', 'M27 12Q36 5 45 12 36 19 27 12Z', 0.5))), line('ink', 4.200, 'M-7.500 7.500Q0 16 7.500 7.500'));
}

/** Five petals round a golden middle. */
function blossom(x: number, y: number, r: number, role: Role, rotate = 0): Part {
  return place({ x, y, rotate, scale: r / 40 }, around(5, () => fill(role, 'M0 0Q-25-24-10-40 0-33 10-40 25-24 0 0Z')), disc('accent', 0, 0, 8));
}

/** Drawn on a board of 200, as the others on one of 300. */
const large = (...parts: readonly Part[]): Part => place({ x: -150, y: -150, scale: 1.5 }, ...parts);

/** Round toys with faces. They suit no category by themselves: an operator asks for them by name. */
export const toys = {
  'waving-cat': motif('waving-cat', [], { base: [[40, 0.02, 0.97]], second: [8], accent: [85], ground: [62, 50] },
    place({ x: -130, y: -126, scale: 1.28 }, fill('base', 'M138 100q34-30 30-66-22-10-28 12-4 30-22 44Z'), bare(disc('secondLight', 157, 48, 6)), fill('base', 'M46 176q-8-60 54-62 62 2 54 62-14 12-54 12t-54-12ZM56 58q-6-34 6-38 18 8 26 24ZM144 58q6-34-6-38-18 8-26 24Z'), bare(fill('secondLight', 'M63 48q-2-16 2-18 8 5 12 12ZM137 48q2-16-2-18-8 5-12 12Z')), fill('base', 'M42 82q0-48 58-48t58 48q-2 44-58 44T42 82Z'), face(100, 82, 0.78), fill('second', 'M58 120q42 18 84 0l-2 14q-40 14-80 0Z'), disc('accentShade', 100, 149, 20), disc('accent', 100, 146, 20), bare(line('accentShade', 3, 'M88 146a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z')), oval('base', 66, 178, 18, 12), oval('base', 134, 178, 18, 12))),

  dango: motif('dango', [], { base: [[0, 0.1, 0.85]], second: [145], accent: [65], ground: [130, 150] },
    place({ rotate: 18 }, box('accentShade', -7, -132, 14, 264, 7), disc('base', 0, -76, 52), disc('paper', 0, 2, 54), disc('secondLight', 0, 80, 52), face(0, -74, 0.9), face(0, 4, 0.95), face(0, 82, 0.9)), blossom(-104, -70, 30, 'baseLight', 14), blossom(106, -50, 24, 'baseLight', 40), blossom(-108, 78, 22, 'baseLight', 60)),

  whale: motif('whale', [], { base: [[262, 0.13, 0.66]], second: [10], accent: [88], ground: [232, 245] },
    large(fill('baseShade', 'M160 108q26-40 34-18 10-10 4 8-4 30-36 36Z'), fill('base', 'M18 120q2-52 74-52 72 2 82 48-8 54-84 54-66 0-72-50Z'), fill('paper', 'M24 134q30 26 68 24 44-2 70-24-10 34-74 36-54 0-64-36Z'), face(66, 118, 0.7), fill('baseShade', 'M110 148q20-6 28 12-18 14-32 2Z'), fill('accent', 'M62 74 56 40l16 14 12-22 13 22 15-14-4 34q-24-8-46 0Z'), disc('second', 84, 30, 5), line('paper', 7, 'M126 60q-4-26-20-26M126 60q4-26 20-26'), disc('paper', 34, 50, 7), disc('paper', 172, 60, 9))),

  chick: motif('chick', [], { base: [[92, 0.13, 0.88]], second: [15], accent: [60], ground: [90, 75] },
    large(fill('second', 'M84 40q-14-22 4-26 4 6 8 8 2-16 16-14 6 14 0 22 12-8 18 2-6 18-24 18Z'), fill('base', 'M34 124q-4-86 66-88 70 2 66 88-4 58-66 60-62-2-66-60Z'), fill('baseShade', 'M40 116q-24 22-12 46 26 0 32-26ZM160 116q24 22 12 46-26 0-32-26Z'), disc('ink', 74, 94, 7), disc('ink', 126, 94, 7), bare(disc('shine', 71.500, 91, 2.300)), bare(disc('shine', 123.500, 91, 2.300)), fill('accent', 'M84 104q16-14 32 0-6 18-16 18t-16-18Z'), bare(fill('second', 'M47 112Q58 104 69 112 58 120 47 112ZM131 112Q142 104 153 112 142 120 131 112Z', 0.5)), oval('accent', 80, 184, 14, 6), oval('accent', 120, 184, 14, 6))),

  teapot: motif('teapot', [], { base: [[160, 0.1, 0.8]], second: [0], accent: [85], ground: [150, 165] },
    large(line('baseShade', 15, 'M58 106q-44-6-38 26 8 22 44 16'), fill('baseLight', 'M142 116q26 2 34-32 16-2 16 8-10 56-48 60Z'), fill('base', 'M44 118q0-46 56-46t56 46q-2 58-56 60-54-2-56-60Z'), fill('baseShade', 'M62 80q38-26 76 0-38 14-76 0Z'), oval('second', 100, 60, 13, 12), face(100, 124, 0.76), line('paper', 7, 'M150 46q10-10 0-22M172 60q10-10 0-22'), blossom(128, 156, 14, 'paper'))),

  capsules: motif('capsules', [], { base: [[5, 0.12, 0.8]], second: [250], accent: [85], ground: [350, 335] },
    large(box('base', 46, 104, 108, 84, 20), bare(fill('paper', 'M36 78a64 60 0 1 0 128 0a64 60 0 1 0-128 0Z', 0.7)), ([[72, 96, 19, 'accent'], [112, 104, 19, 'second'], [96, 66, 18, 'secondLight'], [132, 76, 17, 'baseLight'], [68, 58, 14, 'base']] as const).map(([x, y, r, role]) => [disc(role, x, y, r), bare(fill('paper', `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0Z`, 0.6))]), shine('M58 56Q62 40 88 38 72 48 64 62Z', 0.9), box('baseShade', 38, 120, 124, 14, 7), disc('paper', 100, 158, 19), box('accent', 95, 144, 10, 28, 5), box('baseShade', 134, 154, 14, 22, 6))),

  'mochi-bunny': motif('mochi-bunny', [], { base: [[350, 0.012, 0.98]], second: [5], accent: [92], ground: [305, 320] },
    bare(disc('accentLight', 0, -34, 96)), bare(disc('accent', -34, -66, 16)), bare(disc('accent', 46, -20, 22)),
    mirrored(fill('base', 'M39-6Q15-84 39-105 66-99 63-12Z'), bare(fill('secondLight', 'M33-18Q21-72 33-88 45-78 41-22Z'))), fill('base', 'M-87 50Q-87-22 0-22T87 50Q87 104 0 104T-87 50Z'), face(0, 36, 1.2), mirrored(oval('base', 27, 100, 22, 13))),

  'typhoon-curl': motif('typhoon-curl', [], { base: [[88, 0.11, 0.9]], second: [8], accent: [80], ground: [80, 60] },
    ([[0, -70, 108, 31, 'base'], [9, -20, 84, 27, 'baseLight'], [-3, 24, 63, 23, 'base'], [6, 62, 42, 18, 'baseLight'], [0, 94, 22, 12, 'base']] as const).map(([x, y, rx, ry, role]) => oval(role, x, y, rx, ry)), face(0, -66, 0.95), coin(-100, 44, 26, 0, 1), coin(102, 30, 30, 0, 1), coin(96, -104, 20, 0, 1), coin(-108, -98, 17, 0, 1)),

  'cherry-branch': motif('cherry-branch', [], { base: [[0, 0.1, 0.88]], second: [40], accent: [85], ground: [0, 320] },
    bleed(line('hair', 18, 'M-165 114Q-60 90 0 24T165-105'), line('hair', 12, 'M-24 52Q-24-6-63-45'), line('hair', 10, 'M60-24Q106-30 132 42')), blossom(-60, -51, 54, 'base', 10), blossom(42, -18, 63, 'baseLight', 30), blossom(112, -92, 40, 'base'), blossom(122, 54, 40, 'baseLight', 20), blossom(-8, 64, 42, 'baseLight', 44)),

  'bingo-buns': motif('bingo-buns', [], { base: [[355, 0.1, 0.85]], second: [245], accent: [88], ground: [255, 330] },
    ([[-62, -52, 56, 'base'], [60, -64, 52, 'second'], [-88, 78, 46, 'secondLight'], [96, 66, 52, 'baseLight'], [4, 30, 64, 'accent']] as const).map(([x, y, r, role]) => [disc(role, x, y, r), bare(disc('paper', x, y, r * 0.56))]), face(4, 28, 0.78), star('base', -62, -52, 18), star('second', 60, -64, 18), bare(fill('base', 'M96 92Q68 70 80 52 90 42 96 56 102 42 112 52 124 70 96 92Z')), star('secondShade', -88, 78, 14)),

  'sun-steps': motif('sun-steps', [], { base: [[45, 0.09, 0.8]], second: [10], accent: [85], ground: [45, 20] },
    around(12, () => box('accent', -8, -90, 16, 30, 8), 0, -52), disc('accent', 0, -52, 54), face(0, -54, 0.8), ([[-124, 82, 248, 50, 'baseShade'], [-96, 44, 192, 48, 'base'], [-64, 8, 128, 46, 'baseLight']] as const).map(([x, y, width, height, role]) => box(role, x, y, width, height, 18)), box('baseShade', -23, 30, 46, 102, 14), times(2, (i) => star('paper', i ? 112 : -108, i ? -20 : -58, 13))),
} as const;
