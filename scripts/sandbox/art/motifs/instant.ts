import { circlePath, ngonPath } from '../path.ts';
import { around, bare, bleed, box, disc, fill, floor, gleam, joined, line, mirrored, oval, place, shade, shine, sparkle, star, times } from '../shapes.ts';
import type { Part } from '../types.ts';
import { motif } from './motif.ts';

function hexagon(x: number, y: number, r: number, shape: 'solid' | 'well'): Part {
  return shape === 'solid'
    ? [fill('baseShade', ngonPath(x, y + r * 0.1, r, 6)), fill('base', ngonPath(x, y, r, 6)), shine(`M${x} ${y - r}L${x + r * 0.866} ${y - r * 0.5}L${x - r * 0.866} ${y + r * 0.3}V${y - r * 0.5}Z`, 0.3)]
    : bare(fill('ink', ngonPath(x, y, r, 6)));
}

export const instant = {
  rocket: motif('rocket', ['crash', 'arcade', 'slot_game', 'hash_game'], { base: [25, 330, 250, 45, 160], second: [240, 300, 190], ground: [270, 250, 20, 300, 210] },
    place({ rotate: 36, scale: 1.04, y: 6, x: -4 },
      fill('accent', 'M-30 92C-46 128-14 150 0 200 14 150 46 128 30 92Z'), fill('accentLight', 'M-17 92C-26 118-7 132 0 166 7 132 26 118 17 92Z'), fill('second', 'M-34 30C-76 52-84 82-82 116-64 96-50 88-32 86ZM34 30C76 52 84 82 82 116 64 96 50 88 32 86Z'), shade('M34 30C76 52 84 82 82 116 64 96 50 88 32 86Z', 0.2),
      fill('paper', 'M0-140C48-96 56-10 38 90H-38C-56-10-48-96 0-140Z'), bare(fill('base', 'M0-140C24-116 38-88 43-54H-43C-38-88-24-116 0-140Z')), shade('M0-140C48-96 56-10 38 90H12C30-10 26-96 0-140Z', 0.2), shine('M-12-118C-34-80-38-20-30 60-40 0-42-70-12-118Z', 0.7),
      disc('accent', 0, -12, 29), disc('inkSoft', 0, -12, 23), disc('second', 0, -12, 20), shine('M-14-14A15 15 0 0 1 2-28 18 18 0 0 0-14-14Z', 0.9), box('inkSoft', -36, 80, 72, 16, 5), box('base', -7, 34, 14, 62, 7)),
    sparkle('paper', -92, -92, 16), sparkle('accentLight', 112, 70, 12), bleed(fill('paper', circlePath(-120, 140, 40) + circlePath(-64, 158, 44) + circlePath(-160, 160, 50), 0.35))),

  comet: motif('comet', ['crash', 'slot_game', 'hash_game', 'arcade'], { base: [45, 25, 330, 195, 300], second: [250, 285, 330], ground: [265, 285, 240, 310] },
    bleed(disc('secondShade', 110, 140, 92), line('secondLight', 4, 'M10 168Q110 200 214 100', 0.5)),
    fill('baseShade', 'M84-108C20-40-50 40-146 132-70 90 60 20 118-60Z'), fill('base', 'M80-106C24-36-30 30-118 112-50 70 56 10 112-64Z'), fill('accent', 'M76-100C30-40-10 10-82 80-24 40 54-2 104-66Z'), bare(fill('accentLight', 'M72-92C40-50 10-14-40 36 4 6 52-22 94-68Z')),
    disc('accentShade', 82, -84, 50), disc('accent', 82, -84, 45), shade('M124-70A45 45 0 0 1 48-54 52 52 0 0 0 124-70Z', 0.25), disc('accentShade', 70, -98, 10, 0.5), disc('accentShade', 98, -78, 7, 0.5), disc('accentShade', 78, -62, 5, 0.5), shine('M48-96A38 38 0 0 1 78-122 44 44 0 0 0 48-96Z', 0.8), line('paper', 3, 'M-60-30L-104 12M-20 66L-70 112M20-108L-6-84', 0.6), sparkle('paper', -92, -84, 22), sparkle('paper', -20, -122, 13), sparkle('paper', 128, 28, 14)),

  ufo: motif('ufo', ['crash', 'arcade', 'slot_game'], { base: [150, 300, 330, 200, 60], second: [130, 195, 330], ground: [275, 250, 300, 220, 170] },
    bleed(fill('glow', 'M-42 20L-130 170H130L42 20Z', 0.6)), fill('secondLight', 'M-60-36C-58-122 58-122 60-36Z', 0.8), fill('second', 'M-30-38C-44-92 44-92 30-38Z'), mirrored(oval('ink', 13, -62, 7, 11, -20), disc('paper', 11, -66, 2.500)), line('secondShade', 3, 'M-8-46Q0-42 8-46'), shine('M-48-50C-44-88-26-100-4-104-26-90-34-74-36-48Z', 0.6),
    fill('baseShade', 'M-146-4C-146 34-70 48 0 48S146 34 146-4Z'), fill('base', 'M0-44C80-44 146-26 146-4S80 34 0 34-146 18-146-4-80-44 0-44Z'), fill('baseLight', 'M0-46C54-46 88-36 88-26S54-10 0-10-88-16-88-26-54-46 0-46Z'), shine('M-128-6C-104-30-40-38 0-38-60-30-100-20-114 2Z', 0.5), times(7, (i) => disc(i % 2 ? 'accent' : 'accentLight', -108 + i * 36, 8 + (3 - Math.abs(i - 3)) * 5, 9)), fill('inkSoft', 'M-36 42Q0 52 36 42L28 56Q0 62-28 56Z'), place({ x: 6, y: 104, rotate: 14 }, disc('accent', 0, 0, 24), disc('accentShade', 0, 0, 17), star('accentLight', 0, 0, 14)), sparkle('paper', -110, -96, 16), sparkle('paper', 118, -78, 12)),

  robot: motif('robot', ['hash_game', 'arcade', 'slot_game', 'crash'], { base: [200, 30, 160, 330, 260, 85], second: [330, 30, 190], accent: [85, 130, 190], ground: [250, 290, 200, 20, 165] },
    line('inkSoft', 8, 'M0-104V-132'), disc('second', 0, -138, 13), mirrored(box('inkSoft', 84, -58, 26, 44, 8), fill('baseShade', 'M56 68C96 68 122 92 124 138H80Z'), line('secondShade', 6, 'M96-66V-92')), fill('base', 'M-74 138C-74 96-56 66-30 66H30C56 66 74 96 74 138Z'), shade('M30 66C56 66 74 96 74 138H40C44 110 40 84 30 66Z', 0.2), box('inkSoft', -22, 44, 44, 26, 4), box('ink', -34, 90, 68, 34, 8), joinDots(), box('base', -92, -104, 184, 152, 38), shade('M40-104H54Q92-104 92-66V10Q92 48 54 48H30C70 20 70-60 40-104Z', 0.18), shine('M-78-40C-78-76-66-92-36-94-56-80-62-62-62-30Z', 0.6), box('ink', -70, -66, 140, 74, 26), mirrored(disc('accent', 34, -30, 22), disc('accentLight', 34, -30, 13), disc('paper', 40, -38, 5)), line('accent', 5, 'M-16-6Q0 4 16-6'), box('baseShade', -44, 20, 88, 16, 8), line('ink', 3, 'M-22 20V36M0 20V36M22 20V36')),

  'hash-hexagon': motif('hash-hexagon', ['hash_game', 'crash'], { base: [165, 250, 300, 20, 195, 135], second: [190, 60], ground: [180, 260, 295, 340, 220] },
    line('baseLight', 7, 'M-104-60 0 0 104-60M0 0V118', 0.7), [[-104, -62], [104, -62], [0, 116]].map(([x = 0, y = 0], i) => [hexagon(x, y, 42, 'solid'), hexagon(x, y, 24, 'well'), i === 0 ? disc('accent', x, y, 10) : i === 1 ? star('accent', x, y, 14) : bare(fill('accent', ngonPath(x, y, 13, 4)))]), hexagon(0, 0, 94, 'solid'), hexagon(0, 0, 74, 'well'), line('baseLight', 11, 'M-14-44L-26 44M28-44L16 44M-46-16H46M-50 18H42'), gleam(3, 'M-70-50L0-88 70-50', 0.7), [[-104, 58], [104, 58], [0, -124]].map(([x = 0, y = 0]) => line('base', 4, ngonPath(x, y, 22, 6), 0.7))),

  'hash-blocks': motif('hash-blocks', ['hash_game', 'arcade', 'crash'], { base: [25, 330, 45], second: [160, 195, 250], accent: [85], ground: [175, 260, 295, 220, 20] },
    floor(116, 140, 22), [[0, -78, 'second'], [-48, -14, 'accent'], [48, -14, 'base'], [-96, 50, 'base'], [0, 50, 'second'], [96, 50, 'accent']].sort((a, b) => Number(a[1]) - Number(b[1])).map(([x, y, role]) => place({ x: Number(x), y: Number(y) }, block(role as 'base' | 'second' | 'accent'))), sparkle('paper', 62, -104, 20), sparkle('accentLight', -82, -74, 13)),

  plinko: motif('plinko', ['arcade', 'hash_game', 'lottery'], { base: [330, 300, 20, 250], second: [285, 200, 165], accent: [88], ground: [330, 295, 255, 350, 185] },
    times(8, (j) => bare({ ...fill('paper', joined(j + 3, (i) => circlePath(-(j + 2) * 15 + i * 30, -122 + j * 27, 5.800))), round: true })), times(8, (i) => { const role = (['accent', 'base', 'baseLight', 'second', 'second', 'baseLight', 'base', 'accent'] as const)[i] ?? 'base'; return [box(role, -140 + i * 35.4, 100, 31, 36, 6), shine(`M${-138 + i * 35.400} 102h27v8h-27Z`, 0.4)]; }),
    line('accentLight', 4.500, 'M0-140C16-118-14-102 0-84 22-66 34-60 30-42 24-22 54-10 58 8', 0.8), disc('glow', 60, 26, 44, 0.8), disc('accentShade', 60, 28, 21), disc('accent', 60, 26, 20), shine('M46 22A15 15 0 0 1 60 10 18 18 0 0 0 46 22Z', 0.9)),

  mines: motif('mines', ['arcade', 'hash_game', 'crash'], { base: [185, 250, 300, 155, 330], second: [155, 195, 60, 330], ground: [200, 270, 165, 20, 320] },
    times(16, (k) => {
      const isGem = [2, 4, 9, 11, 15].includes(k);
      return place({ x: -101 + (k % 4) * 67, y: -101 + Math.floor(k / 4) * 67 }, bare(box('ink', -30, -25, 60, 60, 12)),
        isGem || k === 6 ? bare(box('baseShade', -27, -25, 54, 54, 9)) : [box('base', -30, -30, 60, 60, 12), shine('M-22-25h44q4 0 4 4v5h-52v-5q0-4 4-4Z', 0.4)],
        isGem ? [fill('second', 'M-13-14H13L23-1 0 24-23-1Z'), bare(fill('secondLight', 'M0-14L-10-1H10Z')), bare(fill('paper', 'M-10-1H0V24Z', 0.5))] : []);
    }),
    place({ x: 34, y: -32, scale: 1.35 }, disc('glow', 0, 0, 40, 0.7), disc('ink', 0, 4, 25), disc('inkSoft', 0, 3, 23), shine('M-16-2A17 17 0 0 1 0-15 20 20 0 0 0-16-2Z', 0.7), box('ink', -7, -26, 14, 10, 3), line('accentShade', 3.500, 'M0-28C2-40 16-38 20-46'), star('accent', 22, -50, 13, 8, 0.45), disc('accentLight', 22, -50, 5))),

  balloon: motif('balloon', ['crash', 'arcade', 'lottery', 'slot_game'], { base: [20, 335, 250, 45, 165], second: [85, 195, 60], ground: [225, 200, 30, 340, 260] },
    bleed(fill('paper', circlePath(-98, 92, 26) + circlePath(-66, 104, 22) + circlePath(-126, 106, 20) + 'M-146 106L-126 126H-44V106Z', 0.6), fill('paper', circlePath(106, -92, 22) + circlePath(132, -82, 18) + circlePath(84, -82, 16) + 'M84-82V-64H132V-82Z', 0.5)), line('inkSoft', 2.500, 'M-36 56L-20 104M36 56L20 104M-12 62L-8 104M12 62L8 104'), fill('base', 'M0-140C62-140 104-98 104-46 104 2 60 40 36 62H-36C-60 40-104 2-104-46-104-98-62-140 0-140Z'), bare(fill('second', 'M0-140C28-140 44-98 44-46 44 2 28 40 18 62H-18C-28 40-44 2-44-46-44-98-28-140 0-140Z')), bare(fill('base', 'M0-140C8-140 14-98 14-46 14 2 10 40 6 62H-6C-10 40-14 2-14-46-14-98-8-140 0-140Z')), shade('M40-132C80-116 104-84 104-46 104 2 60 40 36 62H18C60 10 80-70 40-132Z', 0.2), shine('M-82-44C-82-84-60-112-30-124-52-100-62-76-60-36Z', 0.5), line('accent', 5, 'M-102-30Q-50-14 0-14T102-30'), times(7, (i) => [disc('accentLight', -78 + i * 26, -24 + (i % 6 === 0 ? 0 : 6), 5)]), box('accentShade', -38, 56, 76, 12, 5), fill('accentShade', 'M-26 102H26L20 140H-20Z'), line('accent', 3, 'M-24 114H24M-22 126H22'), box('accent', -29, 98, 58, 10, 4), fill('glow', 'M0 66Q12 84 0 96-12 84 0 66Z')),

  'coin-flip': motif('coin-flip', ['hash_game', 'casino', 'crash', 'arcade'], { base: [25, 250, 300], second: [20, 200], accent: [85, [250, 0.02, 0.85], 60], ground: [250, 300, 20, 165, 340] },
    floor(132, 90, 12), line('paper', 4, 'M-128 70Q-140-60-40-118M128 70Q146-40 70-112', 0.5), place({ y: 4, rotate: -14 }, disc('accentShade', 8, 12, 112), disc('accentShade', 4, 6, 112), disc('accent', 0, 0, 112), bare(line('accentShade', 4, circlePath(0, 0, 94))), around(24, () => bare(disc('accentLight', 0, -103, 4))), place({ y: 6, scale: 1.05 }, bare(fill('accentShade', 'M-54 34L-68-40-30-10 2-62 34-10 72-40 58 34Q2 14-54 34Z', 0.6)), fill('base', 'M-56 30L-70-44-32-14 0-66 32-14 70-44 56 30Q0 10-56 30Z'), fill('base', 'M-56 38Q0 20 56 38V52Q0 36-56 52Z'), disc('accentLight', 0, -4, 9)), shine('M-96-28A100 100 0 0 1-20-98L-10-80A84 84 0 0 0-80-16Z', 0.6)), sparkle('paper', -100, -100, 22), sparkle('paper', 108, 96, 14)),
};

function block(role: 'base' | 'second' | 'accent'): Part {
  return [fill(role, 'M-46-20L0 4V58L-46 34Z'), fill(`${role}Shade`, 'M46-20L0 4V58L46 34Z'), fill(`${role}Light`, 'M0-44L46-20 0 4-46-20Z'), bare(fill('paper', 'M0-32L23-20 0-8-23-20Z', 0.6)), gleam(2, 'M-46-20L0 4 46-20', 0.6)];
}

function joinDots(): Part {
  return times(3, (i) => disc((['base', 'accent', 'second'] as const)[i] ?? 'base', -18 + i * 18, 107, 6));
}

