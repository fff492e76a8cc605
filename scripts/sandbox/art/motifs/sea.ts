import { circlePath, wavePath } from '../path.ts';
import { around, bare, bleed, box, disc, fill, gleam, joined, line, mirrored, oval, place, shade, shine, sparkle, times } from '../shapes.ts';
import type { Part, Role } from '../types.ts';
import { motif } from './motif.ts';

const koiBody = 'M0-102C30-102 40-52 32-6 26 32 12 62 2 82-14 56-32 22-34-12-38-60-26-102 0-102Z';

function koiFish(rotate: number, body: Role, fin: Role, patch: Role): Part {
  return place({ rotate }, place({ x: -60, y: 2, scale: 1.06 },
    fill(fin, 'M-6 72C-34 98-40 126-22 140-14 122-8 118-2 120 6 134 22 138 32 128 18 112 10 92 8 74Z'),
    fill(fin, 'M26-30C54-32 66-8 62 8 46 2 34-4 24-10Z'),
    fill(fin, 'M-32-24C-58-22-66 2-60 16-46 8-36 2-28-6Z'),
    fill(body, koiBody),
    bare(fill(patch, 'M-29-86C-4-96 16-84 29-66 6-52-22-58-35-62-34-72-32-80-29-86Z')),
    bare(fill(patch, 'M-35-26C-10-44 20-30 34-16 30 18-4 14-33-2-34-10-35-18-35-26Z')),
    bare(fill(patch, 'M-17 34C0 26 14 36 17 48L2 80C-6 66-12 52-17 34Z')),
    shade('M34-16C40-60 26-102 0-102 22-84 26-40 16 0 10 30 4 56 2 82 12 62 26 32 32-6Z', 0.16),
    line('shade', 1.5, joined(4, (j) => joined(3, (i) => `M${-24 + i * 16 + (j % 2) * 8} ${-34 + j * 20}q8 11 16 0`)), 0.25),
    gleam(5, 'M-6-78Q-2 0 0 58', 0.35),
    disc('ink', -15, -80, 4.8), disc('ink', 15, -80, 4.8), disc('paper', -16.500, -82, 1.6), disc('paper', 13.500, -82, 1.6)));
}

const octopusArm = 'M-20 40C-54 58-66 96-104 92-122 88-120 66-106 68-98 72-100 80-92 80-70 74-60 30-34 14Z';

export const sea = {
  koi: motif('koi', ['slot_game', 'fishing', 'arcade'], { base: [38, 30, 22, 60], second: [150, 130], ground: [190, 205, 175, 260, 225], accent: [75, 95] },
    place({ x: 108, y: -98, scale: 1.15 }, fill('second', 'M0 0 34-22A40 40 0 1 0 38 12Z'), bare(line('secondLight', 1.6, joined(6, (i) => `M0 0L${(-34 * Math.cos(i * 0.6 - 1.4)).toFixed(0)} ${(34 * Math.sin(i * 0.6 - 1.4)).toFixed(0)}`), 0.7))),
    place({ x: -110, y: 104, rotate: 160, scale: 1 }, fill('second', 'M0 0 34-22A40 40 0 1 0 38 12Z'), line('secondLight', 1.6, 'M0 0L-14 32M0 0-30 18M0 0-34-8', 0.6)),
    koiFish(14, 'paper', 'paperShade', 'base'),
    koiFish(194, 'base', 'baseLight', 'paper'),
    place({ x: 104, y: 92 }, around(8, (i) => fill(i % 2 ? 'accentLight' : 'accent', 'M0 0C-10-12-8-26 0-32 8-26 10-12 0 0Z')), disc('paper', 0, 0, 7))),

  'fish-king': motif('fish-king', ['fishing', 'arcade', 'slot_game'], { base: [35, 185, 160, 330, 20], second: [25, 300, 200], ground: [235, 250, 215, 270] },
    fill('second', 'M-84 10C-112-28-140-48-150-46-138-20-138 30-150 62-134 62-110 38-84 18Z'),
    line('secondShade', 3, 'M-96 8L-140-30M-98 14H-138M-96 20L-138 48'),
    fill('second', 'M-40-56C-10-112 44-110 66-86L50-48Z'), line('secondShade', 3, 'M-14-66Q4-88 30-94M10-66Q26-82 50-86'),
    fill('second', 'M-20 68C-30 108-6 124 20 120L34 66Z'),
    fill('base', 'M-98 12C-66-70 46-78 114 4 60 88-60 90-98 12Z'),
    bare(fill('baseLight', 'M-86 30C-40 62 60 56 104 16 62 84-50 86-86 30Z')),
    line('baseShade', 2.6, joined(4, (j) => joined(4, (i) => `M${-70 + i * 23 + (j % 2) * 11} ${-34 + j * 18}q11 14 23 0`)), 0.55),
    shine('M-82-8C-50-62 36-66 84-22 30-48-40-46-82-8Z', 0.4),
    fill('second', 'M40 18C24 44-2 48-16 40-4 28 2 10-2-6Z'), line('secondShade', 2.4, 'M26 20Q12 34-4 36'),
    disc('paper', 70, -14, 20), disc('ink', 75, -13, 11.500), disc('paper', 79, -18, 4),
    line('ink', 4.500, 'M110 12C98 26 82 28 68 22'), fill('paper', 'M80 26l5 9 5-8ZM92 24l3 8 6-9Z'),
    line('baseShade', 5, 'M50-38 86-34'),
    place({ x: 34, y: -78, rotate: -4, scale: 1.1 }, fill('accent', 'M-30 24L-44-32-18-12 0-46 18-12 44-32 32 24Q0 14-30 24Z'), bare(fill('accentShade', 'M-31 12Q0 2 33 12L32 24Q0 14-30 24Z')), disc('base', 0, -46, 6), disc('second', -44, -32, 5), disc('second', 44, -32, 5), disc('paper', 0, -8, 5)),
    times(6, (i) => [line('paper', 2, circlePath([128, 140, 112, -126, -112, 138][i] ?? 0, [-60, -88, -112, 100, 122, 70][i] ?? 0, [9, 6, 5, 9, 5, 7][i] ?? 5), 0.7)])),

  octopus: motif('octopus', ['fishing', 'slot_game', 'arcade'], { base: [20, 300, 335, 45], second: [60, 340], ground: [220, 240, 200] },
    mirrored(place({ rotate: 16, y: 12 }, fill('baseShade', octopusArm)), place({ rotate: -12, y: 22 }, fill('base', octopusArm), times(4, (i) => disc('baseLight', -104 + i * 16, 84 - i * 3 - i * i * 2, 4.500))),
      fill('base', 'M-28 30C-48 70-34 104-62 126-78 134-86 116-74 112-54 100-62 60-44 22Z'), fill('baseShade', 'M-14 40C-22 84-4 108-20 132-30 144-42 132-32 124-22 106-38 70-26 34Z')),
    fill('base', 'M0-128C60-128 88-84 74-30 66 0 60 20 62 40H-62C-60 20-66 0-74-30-88-84-60-128 0-128Z'),
    shade('M20-126C66-118 86-80 74-30 66 0 60 20 62 40H30C46-20 60-80 20-126Z', 0.18),
    shine('M-58-60C-58-96-34-116-8-118-34-104-46-84-48-56Z', 0.5),
    disc('baseLight', 34, -96, 9), disc('baseLight', 52, -74, 6), disc('baseLight', 26, -76, 5),
    mirrored(oval('paper', 28, -18, 19, 22), oval('ink', 24, -14, 10, 13), disc('paper', 28, -20, 4), line('baseShade', 6, 'M10-46Q30-54 48-40')),
    line('ink', 5, 'M-14 22Q0 32 14 22'),
    place({ y: -122, rotate: -10, x: -6 }, fill('accent', 'M-34 10L-46-34-18-16 0-46 18-16 46-34 34 10Q0 0-34 10Z'), disc('second', 0, -14, 6))),

  crab: motif('crab', ['fishing', 'arcade', 'slot_game'], { base: [30, 20, 345], second: [60, 195], ground: [205, 190, 230, 75] },
    mirrored(
      line('baseShade', 11, 'M60 40Q104 34 118 78M56 60Q96 66 100 104M44 76Q74 92 72 122'),
      line('base', 14, 'M62 12Q104 6 104-34'),
      fill('base', 'M104-24C78-34 74-72 92-98 92-84 98-76 106-74 108-92 122-102 138-98 150-66 136-30 104-24Z'), shine('M90-52Q88-70 94-82 96-64 106-58Z', 0.5), bare(fill('baseShade', 'M104-24C136-30 150-66 138-98 136-60 124-40 104-24Z')),
      line('baseShade', 8, 'M28-22V-52'), disc('paper', 28, -62, 17), disc('ink', 25, -60, 9), disc('paper', 28, -65, 3.500)),
    fill('base', 'M0-34C60-36 98-4 94 34 90 72 50 92 0 92S-90 72-94 34C-98-4-60-36 0-34Z'),
    bare(fill('baseLight', 'M-60 62C-30 50 30 50 60 62 40 86-40 86-60 62Z')),
    shine('M-74 18C-70-12-30-24 4-22-30-12-54 0-62 26Z', 0.5), disc('baseShade', 40, 4, 8), disc('baseShade', 62, 22, 6), disc('baseShade', 32, 24, 5),
    fill('ink', 'M-34 40Q0 56 34 40 22 70 0 70T-34 40Z'), fill('paper', 'M-18 47L-8 50-12 58ZM18 47L8 50 12 58Z')),

  shark: motif('shark', ['fishing', 'slot_game', 'crash'], { base: [[240, 0.05, 0.55], [215, 0.07, 0.58], [265, 0.06, 0.5]], second: [20, 200], ground: [215, 235, 200, 185] },
    bleed(fill('second', wavePath(92, 16, 90, 200)), fill('secondShade', wavePath(112, 14, 110, 200, 420, 30))),
    fill('baseShade', 'M-128 70C-100 30-86 10-60-8L-44 60Z'),
    fill('base', 'M-86 118C-90 10-40-88 92-132 128-100 138-50 128-8 112-6 96 6 92 22 66 30 54 60 60 118Z'),
    fill('paper', 'M128-8C112-6 96 6 92 22 66 30 54 60 60 118H-10C-10 60 24-20 128-60Z'),
    fill('ink', 'M120-46C78-30 40 10 26 62 50 40 70 24 92 16 98 0 112-8 128-10Z'),
    fill('paper', 'M112-42l2 18-13-11ZM92-32l3 17-13-8ZM74-18l5 15-13-6ZM58 0l6 13-13-3ZM44 20l8 11-13 0ZM56 46l2-14 9 6ZM72 34l2-14 9 5ZM90 20l0-12 8 3ZM106 4l0-10 8 2Z'),
    shade('M-86 118C-90 10-40-88 92-132 20-80-30 10-38 118Z', 0.18), shine('M40-104C60-116 76-122 92-128 104-116 112-104 116-90 90-100 64-106 40-104Z', 0.3),
    disc('ink', 72, -78, 9), disc('paper', 75, -81, 3), line('baseShade', 5, 'M-14-10q-22 14-28 40M4 4q-20 14-26 38M-32-22q-22 14-28 40'),
    fill('base', 'M-52-40C-70-84-100-96-122-100-112-64-110-34-92-2Z')),

  pearl: motif('pearl', ['slot_game', 'fishing', 'casino'], { base: [350, 20, 320, 190], second: [[88, 0.02, 0.95]], ground: [235, 205, 265] },
    disc('glow', 0, 10, 130, 0.7),
    fill('base', 'M-118 24C-136-104-60-128 0-128S136-104 118 24C70 48-70 48-118 24Z'),
    line('baseShade', 6, 'M0-124V30M-44-114-26 30M44-114 26 30M-84-88-52 26M84-88 52 26'), shine('M-100-10C-106-80-60-112-16-116-60-100-84-70-82-4Z', 0.35),
    fill('baseShade', 'M-122 34C-60 4 60 4 122 34 112 104 60 124 0 124S-112 104-122 34Z'),
    fill('baseLight', 'M-106 40C-50 18 50 18 106 40 90 78 50 92 0 92S-90 78-106 40Z'),
    fill('base', 'M-118 52C-60 100 60 100 118 52 104 108 56 124 0 124S-104 108-118 52Z'), line('baseShade', 5, 'M-30 94-22 120M30 94 22 120M-64 82-52 110M64 82 52 110M0 98V124'),
    shade('M-50 56A52 20 0 0 0 50 56 56 44 0 0 1-50 56Z', 0.25), disc('second', 0, 28, 42), shine('M-28 22A30 30 0 0 1 0-6 34 34 0 0 0-28 22Z', 0.95), shade('M34 48A42 42 0 0 1-26 58 50 50 0 0 0 34 48Z', 0.14),
    sparkle('paper', 24, 0, 26), sparkle('accentLight', -104, -108, 18), sparkle('accentLight', 112, -96, 13)),

  anchor: motif('anchor', ['slot_game', 'fishing', 'lottery'], { base: [[60, 0.05, 0.85], 20, 200], second: [240, 20], ground: [70, 235, 200, 20] },
    disc('glow', 0, 0, 136, 0.5),
    line('accentShade', 20, circlePath(0, -96, 26)), line('accent', 14, circlePath(0, -97, 26)),
    box('accent', -11, -74, 22, 184, 6), box('accent', -62, -54, 124, 20, 10), disc('accent', -62, -44, 13), disc('accent', 62, -44, 13),
    fill('accent', 'M-124 28-96 78C-72 112-42 124 0 130 42 124 72 112 96 78L124 28 66 56 86 66C68 88 42 98 0 102-42 98-68 88-86 66L-66 56Z'),
    shade('M0 102C42 98 68 88 86 66L66 56 124 28 96 78C72 112 42 124 0 130Z', 0.2), gleam(4, 'M-5-66V96M-52-49H-6', 0.6),
    line('baseShade', 13, 'M-94-112C-32-62 42-72 32-12 20 40-62 30-52 86-46 122 40 132 98 126'), line('base', 9, 'M-94-112C-32-62 42-72 32-12 20 40-62 30-52 86-46 122 40 132 98 126'),
    line('shade', 2.2, 'M-80-106l6-8M-56-92l6-9M-26-82l4-9M4-72l6-8M24-54l10-4M24-30l12 0M18-6l10 6M-2 14l4 10M-28 28l-2 10M-46 48l-10 2M-54 74l12-4M-40 98l8-8M-14 112l4-10M20 120l3-10M56 122l2-10', 0.4)),

  lighthouse: motif('lighthouse', ['slot_game', 'fishing', 'arcade', 'lottery'], { base: [22, 35, 240, 160], second: [245, 220, 200], accent: [88], ground: [250, 235, 280, 20, 190] },
    bleed(disc('glow', 0, -80, 120, 0.75), fill('glow', 'M0-84 330-176V-14ZM0-84-330-176V-14Z', 0.55)),
    bleed(fill('second', wavePath(104, 14, 92, 200)), fill('secondShade', wavePath(124, 12, 76, 200, 420, 20))),
    fill('inkSoft', 'M-96 142C-86 100-50 88-16 92 20 84 66 92 76 108 92 112 102 126 106 142Z'), bare(fill('ink', 'M20 142C30 120 50 104 76 108 92 112 102 126 106 142Z')), line('paperShade', 2.500, 'M-66 112l14-8M-36 104l20-4M34 110l18 4M-48 128l16-6', 0.5),
    fill('paper', 'M-38 104-24-56H24L38 104Z'), bare(fill('base', 'M-26-28H26L29.500 6H-29.500ZM-33 42H33L36.500 78H-36.500Z')),
    shade('M6-56H24L38 104H10Z', 0.22), shine('M-38 104-24-56H-14L-24 104Z', 0.4),
    box('ink', -33, -66, 66, 12, 3), box('accentLight', -18, -102, 36, 38, 2), bare(line('inkSoft', 2.4, 'M-6-102V-64M6-102V-64M-18-84H18')),
    fill('base', 'M-26-100Q-14-132 0-134 14-132 26-100Z'), disc('accent', 0, -138, 6), box('ink', -8, 76, 16, 28, 8), box('inkSoft', -6, 12, 12, 18, 6),
    gleam(3, 'M-20-106Q-12-124-2-128', 0.6)),

  turtle: motif('turtle', ['fishing', 'slot_game', 'arcade'], { base: [150, 130, 165], second: [75, 60, 110], ground: [200, 220, 185, 245] },
    mirrored(place({ x: 56, y: -56, rotate: 48 }, fill('second', 'M0 30C34 14 40-50 8-92-22-60-26 0 0 30Z'), line('secondShade', 3, 'M2 14Q12-30 6-70')), place({ x: 54, y: 68, rotate: 138 }, fill('second', 'M0 20C24 8 28-38 6-64-16-42-18 0 0 20Z'))),
    fill('second', 'M-10 96Q0 136 10 96Z'), fill('second', 'M-20-78C-34-104-24-136 0-138 24-136 34-104 20-78Z'), disc('ink', -13, -116, 5), disc('ink', 13, -116, 5), disc('paper', -12, -118, 1.800), disc('paper', 14, -118, 1.800),
    fill('baseShade', 'M0-92C58-92 88-46 86 10 82 70 44 108 0 108S-82 70-86 10C-88-46-58-92 0-92Z'), bare(fill('base', 'M0-82C48-82 76-40 74 8 70 62 38 96 0 96S-70 62-74 8C-76-40-48-82 0-82Z')),
    fill('baseLight', 'M0-36 32-16V22L0 42-32 22V-16Z'), line('baseShade', 5, 'M0-36V-80M32-16 68-34M32 22 68 40M0 42V94M-32 22-68 40M-32-16-68-34M0-36 32-16V22L0 42-32 22V-16Z'),
    shine('M-58-24C-52-56-26-72 2-74-24-58-40-40-46-14Z', 0.4), line('accent', 3, 'M0-18 16-8V14L0 24-16 14V-8Z')),

  'fishing-boat': motif('fishing-boat', ['fishing', 'slot_game', 'lottery'], { base: [22, 160, 240, 45], second: [215, 195, 235], ground: [60, 30, 230, 340] },
    bleed(disc('glow', 70, -60, 70, 0.9)), disc('accentLight', 70, -60, 40, 0.8),
    line('inkSoft', 7, 'M-30 40V-118M-30-110L90 30M-30-112-104 34'), line('inkSoft', 2.500, 'M-30-60 40-22'), line('paper', 2, 'M118-36Q120 10 116 60', 0.9), line('accentShade', 6, 'M50 30Q90-10 118-38'),
    fill('base', 'M-24-112-24-70 30-91Z'), shine('M-24-112V-100L8-96Z', 0.4),
    fill('paper', 'M-80 30V-22H6V30Z'), fill('base', 'M-90-22-82-38H8L16-22Z'), box('second', -68, -10, 26, 22, 3), box('second', -30, -10, 26, 22, 3), gleam(3, 'M-62-4l10 10M-24-4l10 10', 0.7),
    fill('base', 'M-128 24Q-60 40 40 34 100 28 132 0 124 66 92 96H-88Q-120 70-128 24Z'), bare(fill('paper', 'M-124 40Q-60 58 40 52 100 46 128 22L126 34Q98 58 40 64-60 70-122 52Z')), shade('M-112 72Q0 90 116 60 106 82 92 96H-88Q-102 86-112 72Z', 0.25),
    times(4, (i) => [disc('accent', -78 + i * 40, 80 - (i % 2) * 2, 7)]),
    bleed(fill('second', wavePath(88, 13, 84, 220)), bare(line('secondLight', 3, 'M-120 112q14-9 28 0M-30 122q14-9 28 0M60 112q14-9 28 0M110 130q14-9 28 0', 0.8)), fill('secondShade', wavePath(120, 12, 96, 200, 420, 40)))),
};

