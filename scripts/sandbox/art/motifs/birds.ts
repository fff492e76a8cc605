import { petalPath } from '../path.ts';
import { bare, bleed, disc, fill, gleam, joined, line, mirrored, oval, place, shade, shine, sparkle, times } from '../shapes.ts';
import type { Role } from '../types.ts';
import { motif } from './motif.ts';

const plume: readonly Role[] = ['base', 'accent', 'second'];

export const birds = {
  rooster: motif('rooster', ['sabong', 'slot_game'], { base: [28, 18, 45], second: [20, 12], accent: [75, 62], ground: [75, 55, 200, 160, 265, 310, 30] },
    times(6, (i) => place({ x: -30, y: 110, rotate: -26 + i * 15 }, fill((['secondShade', 'baseShade', 'second'] as const)[i % 3] ?? 'second', 'M-26 20C-80-10-118-70-96-150-80-96-40-50 4-30Z'), gleam(2.500, 'M-88-110Q-76-50-30-6', 0.35))),
    fill('second', 'M-26-62C-60-74-62-112-44-132-38-112-26-110-18-122-14-148 14-152 22-130 32-148 62-144 62-120 80-120 86-102 74-84 42-94 4-90-26-62Z'), shade('M-26-62C-50-70-58-92-54-110-40-86-10-96 20-96 44-96 66-94 78-92L74-84C42-94 4-90-26-62Z', 0.2),
    fill('base', 'M-108 150C-120 66-62 18-46-36-38-76-4-102 34-96 70-90 86-62 82-32 78 4 64 22 72 62 82 100 106 122 114 150L90 178 70 154 46 184 24 156 0 188-24 156-48 184-70 154-92 178Z'),
    bare(fill('accent', 'M-44-30C-58 6-84 40-96 84L-76 68-74 104-50 78-40 118-18 82-2 124 16 84 38 116 46 76 70 88C66 60 62 40 76 2 40 34-24 20-44-30Z')),
    bare(fill('accentShade', 'M-76 68-74 104-50 78-54 40ZM-40 118-18 82-18 44ZM16 84 38 116 46 76 40 44Z', 0.8)),
    shine('M-34-30C-30-66 0-88 30-86 6-74-14-54-18-20Z', 0.4),
    fill('accent', 'M76-50C104-54 124-44 136-30 112-22 96-20 78-22Z'), bare(fill('accentShade', 'M78-22C96-20 112-22 128-27 112-12 92-10 78-14Z')), line('ink', 2.500, 'M80-34Q104-34 128-28'), disc('ink', 94, -42, 3),
    fill('second', 'M60-12C82-4 84 34 66 48 46 38 42 2 60-12Z'), gleam(3, 'M58 4Q54 20 62 34', 0.5),
    disc('secondLight', 42, -54, 21), disc('paper', 44, -54, 15), disc('ink', 49, -53, 8.500), disc('paper', 52, -57, 3), line('ink', 7, 'M22-74 64-70')),

  phoenix: motif('phoenix', ['slot_game', 'crash', 'casino'], { base: [30, 20, 45, 330], second: [60, 350, 300], accent: [82], ground: [300, 20, 260, 340, 230] },
    disc('glow', 0, -10, 130, 0.6),
    mirrored(times(7, (i) => place({ x: 10, y: 10, rotate: 98 - i * 16 }, fill(plume[i % 3] ?? 'base', petalPath(140 - i * 8, 22)), gleam(2, `M0-20V${-100 + i * 6}`, 0.4))),
      times(3, (i) => place({ x: 4, y: 40, rotate: 180 - 14 - i * 20 }, fill((['accent', 'base', 'second'] as const)[i] ?? 'base', petalPath(104 - i * 14, 15)), disc('accentLight', 0, -80 + i * 12, 6)))),
    place({ y: 40, rotate: 180 }, fill('accent', petalPath(112, 14)), disc('base', 0, -88, 7)),
    fill('base', 'M0-84C26-70 30-22 24 22 18 52 8 62 0 72-8 62-18 52-24 22-30-22-26-70 0-84Z'), bare(fill('accent', 'M0-30C12-14 14 24 0 56-14 24-12-14 0-30Z')), line('accentLight', 3, 'M-8-6q8 8 16 0M-9 10q9 9 18 0M-8 26q8 8 16 0'),
    times(3, (i) => place({ y: -84, rotate: -24 + i * 24 }, fill('accent', petalPath(46 - Math.abs(i - 1) * -4, 8)), disc('accentLight', 0, -40, 5))),
    fill('accentShade', 'M-9-58H9L0-34Z'), disc('ink', -10, -66, 4), disc('ink', 10, -66, 4), shine('M-18-30C-18-50-10-70 0-76-8-60-10-40-10-20Z', 0.4)),

  peacock: motif('peacock', ['slot_game', 'casino'], { base: [240, 255, 225], second: [165, 150, 190], accent: [78, 90], ground: [200, 280, 330, 20, 170] },
    [2, 1, 0].map((ring) => times(7 + ring * 2, (i) => {
      const count = 7 + ring * 2;
      return place({ y: 66, rotate: -100 + ((i + 0.5) * 200) / count }, line('second', 3, `M0-40V${-104 - ring * 28}`, 0.7), place({ y: -112 - ring * 38, scale: 0.82 },
        fill('second', 'M0 34C-24 10-22-24 0-30 22-24 24 10 0 34Z'), oval('accent', 0, -6, 13, 15), disc('base', 0, -5, 9), disc('ink', 0, -3, 4.500)));
    })),
    line('accentShade', 5, 'M-14 150V176M20 150V176M-26 176H-6M8 176H30'), fill('base', 'M-50 140C-46 84-34 58-20 28-8 4-16-28-6-46 8-60 26-48 26-32L44-22 24-18C20 8 32 34 44 70 52 96 56 120 56 140C54 164-46 164-50 140Z'), shade('M26-32C20 8 32 34 44 70 52 96 56 120 56 140H20C28 80 6 30 10-40Z', 0.2),
    disc('paper', 10, -34, 6), disc('ink', 12, -34, 3.200), times(5, (i) => [line('accent', 2.400, `M4-50L${-18 + i * 11}-86`), disc('accentLight', -18 + i * 11, -88 - (i % 2) * 3, 4.500)]),
    line('baseLight', 2, joined(4, (j) => joined(3, (i) => `M${-26 + i * 18 + (j % 2) * 9} ${72 + j * 16}q9 12 18 0`)), 0.6)),

  eagle: motif('eagle', ['slot_game', 'sportsbook', 'sabong'], { base: [[50, 0.07, 0.38], [30, 0.09, 0.36], [260, 0.07, 0.36]], second: [240, 20], accent: [78], ground: [235, 30, 200, 60, 350] },
    fill('base', 'M-128 140C-128 80-104 40-78 6-88 84-60 120 96 140Z'), fill('baseShade', 'M-84 140C-96 90-92 50-70 10-66 70-20 120 70 140Z'),
    fill('paper', 'M-78 60C-96-10-74-92 8-112 64-122 96-92 100-54 84-30 60-22 46-18 52 20 40 60 8 104L-4 76-20 112-30 78-54 104-54 66Z'),
    shade('M46-18C52 20 40 60 8 104L-4 76-20 112-24 60C10 40 26 10 20-24Z', 0.13), line('paperShade', 4, 'M-60 10q18 22 14 50M-40-20q20 30 12 76M-14-30q18 34 6 84M-58-50q-4 30 6 50'),
    fill('accent', 'M60-92C108-100 140-74 142-30 140-12 130-4 122-6 116-26 92-36 46-36 40-56 46-82 60-92Z'), bare(fill('accentShade', 'M46-36C92-36 116-26 122-6 108-6 98-16 84-18 66-20 52-22 46-26Z')), shine('M64-84C96-90 122-72 130-44 110-68 88-74 62-72Z', 0.5), disc('ink', 106, -68, 4),
    fill('ink', 'M0-74C18-92 46-90 60-80L50-62Q24-70 4-62Z'), disc('accentLight', 32, -64, 12), disc('ink', 35, -64, 6.500), disc('paper', 38, -67, 2.200), line('ink', 7, 'M4-84 58-74')),

  owl: motif('owl', ['slot_game', 'hash_game', 'bingo'], { base: [[55, 0.09, 0.5], 290, 250, [30, 0.1, 0.48]], second: [60, 40, 90], ground: [270, 245, 200, 160, 340] },
    mirrored(fill('baseShade', 'M22-84 70-138C76-108 72-84 62-66Z')),
    fill('base', 'M0-112C66-112 92-56 88 10 84 78 46 118 0 120-46 118-84 78-88 10-92-56-66-112 0-112Z'),
    fill('secondLight', 'M0 0C42 0 58 28 54 60 48 96 24 114 0 116-24 114-48 96-54 60-58 28-42 0 0 0Z'), line('second', 3.500, joined(4, (r) => joined(5 - (r % 2), (i) => `M${-44 + (r % 2) * 9 + i * 18} ${24 + r * 20}q9 14 18 0`))),
    mirrored(fill('baseShade', 'M84-24C116 22 104 84 64 108 72 60 72 8 84-24Z'), gleam(3, 'M88 14Q92 50 80 78', 0.3), disc('second', 37, -42, 42), disc('paper', 37, -42, 34), disc('accent', 35, -42, 25), disc('ink', 34, -42, 15), disc('paper', 41, -50, 6.500)),
    fill('accent', 'M-13-26H13L0 10Z'), bare(fill('accentShade', 'M0-26H13L0 10Z')), shine('M-74-30C-70-76-40-100-6-102-40-88-58-60-60-20Z', 0.25),
    bleed(fill('inkSoft', 'M-420 112C-80 98 60 126 420 106V122C60 142-80 114-420 128Z')), mirrored(times(3, (i) => oval('accent', 16 + i * 13, 114, 7, 11)))),

  swan: motif('swan', ['slot_game', 'casino', 'lottery'], { base: [250, 330, 200], second: [[90, 0.02, 0.96]], accent: [60, 80], ground: [255, 210, 330, 290] },
    bleed(disc('glow', 40, -60, 90, 0.8)), bleed(line('baseLight', 3, 'M-200 118H180M-160 132H220', 0.5)),
    fill('second', 'M-128 62C-112 106-40 122 40 116 100 110 128 84 124 40 112 20 92 12 70 16 78-8 62-24 40-22-10-20-60 10-74 36-80 10-60-22-50-54-44-86-62-108-84-104-106-98-108-76-100-70-88-84-76-80-80-60-90-22-132 10-128 62Z'),
    fill('paperShade', 'M-60 66C-40 30 20 12 70 16 92 12 112 20 124 40 128 84 100 110 40 116 84 96 92 66 80 48 50 76 0 92-60 66Z'), fill('paper', 'M-44 60C-20 26 30 2 88 10 80 40 30 74-44 60ZM-20 76C20 84 70 66 100 34 108 60 70 100 0 98Z'),
    shine('M-110 50C-110 16-74-20-68-56-60-30-92 6-94 50Z', 0.6), fill('accent', 'M-100-84C-118-82-132-70-138-56-122-54-106-58-98-68Z'), fill('ink', 'M-102-92C-94-92-92-80-98-70L-106-76Z'), disc('ink', -84, -92, 3.500),
    place({ x: -80, y: -112, rotate: -8, scale: 0.6 }, fill('accent', 'M-30 16L-42-30-16-10 0-40 16-10 42-30 30 16Z'), disc('base', 0, -6, 6)), sparkle('accentLight', 104, -60, 18)),
};
