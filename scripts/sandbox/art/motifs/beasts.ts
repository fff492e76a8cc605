import { ellipsePath, petalPath, polygon, ribbonPath } from '../path.ts';
import { around, bare, bleed, disc, fill, gleam, joined, line, mirrored, oval, place, shade, shine, sparkle, times } from '../shapes.ts';
import { motif } from './motif.ts';

/** A place on the back of a serpent that winds down three times, `share` of the way from neck to tail. */
function spine(share: number): [number, number] {
  return [96 * Math.min(1, share * 3) * Math.sin(3 * Math.PI * share), -54 + 196 * share];
}

/** A place on the back of a dragon carried to the left of its head, up and down in three waves. */
function procession(share: number): [number, number] {
  return [62 - 196 * share, 22 - 66 * Math.cos(3 * Math.PI * share)];
}

/** The place `width` to the left of a back, `share` of the way to its tail, where it is thinner. */
function beside(width: number, share: number, back = spine): [number, number] {
  const [[x, y], [nextX, nextY]] = [back(share), back(share + 0.01)];
  const [length, thick] = [Math.hypot(nextX - x, nextY - y), width * (1 - 1.3 * Math.max(0, share - 0.2) ** 1.5)];
  return [x + ((y - nextY) / length) * thick, y + ((nextX - x) / length) * thick];
}

/** The places beside a back between two shares of it. */
function flank(width: number, from = 0, to = 1, back = spine): [number, number][] {
  return Array.from({ length: 40 }, (_, i) => beside(width, from + ((to - from) * i) / 39, back));
}

export const beasts = {
  tiger: motif('tiger', ['slot_game', 'casino', 'sabong'], { base: [48, 60, 38, [250, 0.02, 0.92]], second: [350, 20], accent: [90, 140, 200], ground: [160, 20, 300, 230, 190, 140] },
    mirrored(disc('base', 84, -84, 38), disc('ink', 85, -86, 23), disc('baseLight', 82, -82, 13)),
    fill('base', 'M0-112C48-118 96-94 110-44 124 6 102 60 68 92 42 116 20 128 0 130-20 128-42 116-68 92-102 60-124 6-110-44-96-94-48-118 0-112Z'),
    mirrored(fill('paper', 'M0 36C26 12 80 12 104 36 88 84 40 126 0 128Z'), fill('paper', 'M12-40C20-58 58-62 76-44 60-34 30-26 12-40Z'),
      bare(fill('ink', 'M110-44 66-28 118-20ZM118-6 78 4 115 20ZM108 38 78 40 96 60ZM26-112 46-108 26-66ZM58-102 76-90 50-62Z')),
      fill('accentLight', 'M16-8C30-34 64-34 78-20 66 2 36 10 16-8Z'), disc('ink', 48, -15, 11), disc('paper', 52, -20, 3.600), line('ink', 7, 'M14-28 34-44 74-36'), disc('paper', 24, 62, 28), line('ink', 1.800, 'M50 56 120 44M50 64 122 70', 0.5),
      disc('ink', 18, 58, 2), disc('ink', 28, 66, 2), disc('ink', 34, 56, 2), bare(fill('paper', 'M16 86 28 84 24 108Z'))),
    bare(fill('ink', 'M-9-112H9L0-56ZM-6-46H6L0-26Z')), fill('second', 'M-24 28C-8 20 8 20 24 28L0 54Z'), shine('M-14 30Q0 24 12 30L0 36Z', 0.5), line('ink', 4.500, 'M0 54V68M0 68C-8 86-28 86-40 76M0 68C8 86 28 86 40 76'),
    shine('M-70-90C-42-110-20-106-14-102-56-92-88-56-96-28-104-56-88-80-70-90Z', 0.35)),

  wolf: motif('wolf', ['slot_game', 'casino', 'poker'], { base: [[250, 0.05, 0.6], [265, 0.04, 0.5], [230, 0.06, 0.68], [30, 0.05, 0.5]], second: [350], accent: [95, 200], ground: [265, 235, 290, 210, 20] },
    mirrored(fill('baseShade', 'M20-70 84-146C104-110 108-70 100-30Z'), fill('inkSoft', 'M46-74 82-120C92-96 94-70 88-44Z')),
    fill('base', 'M0-96C50-96 92-70 100-30L132 16 106 18 120 52 88 52 92 78 56 80 30 116 0 134-30 116-56 80-92 78-88 52-120 52-106 18-132 16-100-30C-92-70-50-96 0-96Z'),
    mirrored(fill('paper', 'M10 20C30 0 74-6 106 18L120 52 88 52 92 78 56 80 26 96Z'), bare(fill('baseShade', 'M0-96C20-96 40-92 56-84L20-30 0-50Z')),
      fill('ink', 'M14-8C30-26 58-28 74-16 62 6 32 10 14-8Z'), fill('accentLight', 'M22-8C34-20 54-22 66-14 56 0 36 4 22-8Z'), disc('ink', 45, -11, 7.500), disc('paper', 48, -14, 2.500), line('baseShade', 4, 'M70 30 92 36M64 46 84 58M54 60 66 74')),
    fill('paper', 'M0-30C18 0 34 40 30 84L0 130-30 84C-34 40-18 0 0-30Z'), fill('ink', 'M-24 66C-10 56 10 56 24 66L10 92H-10Z'), shine('M-14 66Q0 60 12 66L0 72Z', 0.6), line('ink', 4, 'M0 92V106M0 106Q-14 118-26 108M0 106Q14 118 26 108'),
    shine('M-92-34C-84-66-50-90-6-92-50-76-70-54-78-24Z', 0.3)),

  fox: motif('fox', ['slot_game', 'hash_game', 'arcade'], { base: [45, 35, 55, 20], second: [160, 240, 340], accent: [92], ground: [165, 200, 270, 240, 145, 330] },
    mirrored(fill('base', 'M14-66 104-140C122-84 114-30 84 4Z'), fill('ink', 'M100-138C116-92 112-48 96-16L70-60Z', 0.85), fill('paperShade', 'M44-70 92-118C98-90 94-66 84-46Z')),
    fill('base', 'M0-78C54-78 106-40 112 6 114 22 122 34 134 44 96 62 60 62 44 82L0 132-44 82C-60 62-96 62-134 44-122 34-114 22-112 6-106-40-54-78 0-78Z'),
    mirrored(fill('paper', 'M134 44C96 62 60 62 44 82L0 132C4 84 12 54 42 34 72 20 108 28 134 44Z'), fill('ink', 'M22 0C38-20 66-20 80-2 62 10 40 12 22 0Z'), disc('accentLight', 52, -4, 7), disc('ink', 52, -4, 4), line('baseShade', 5, 'M18-18Q42-40 76-26')),
    bare(fill('baseLight', 'M0-78C14-50 16-20 0 10-16-20-14-50 0-78Z')), oval('ink', 0, 122, 18, 13), shine('M-10 116Q0 110 8 116L0 120Z', 0.7),
    shine('M-104 0C-96-40-54-70-10-72-56-56-80-32-88 0Z', 0.35), sparkle('accentLight', 0, -112, 18)),

  panda: motif('panda', ['slot_game', 'bingo', 'lottery'], { base: [[88, 0.012, 0.97]], second: [145, 130], accent: [92, 30], ground: [150, 120, 20, 200, 340, 95] },
    times(3, (i) => place({ x: -112 + i * 26, y: 140, rotate: -8 + i * 5 }, line('second', 13, `M0 0V${-236 + i * 20}`), line('secondShade', 3, 'M-6-60H6M-6-120H6M-6-180H6'))), fill('second', 'M-84-70C-60-96-30-92-18-76-42-68-66-62-84-70ZM-102-120C-126-138-140-128-146-110-128-108-112-108-102-120Z'),
    mirrored(disc('ink', 74, -82, 36), disc('inkSoft', 74, -80, 18)),
    fill('base', 'M0-106C76-106 120-54 118 10 114 76 64 116 0 116S-114 76-118 10C-120-54-76-106 0-106Z'), shade('M60-96C100-80 120-36 118 10 114 76 64 116 0 116-20 116-40 112-56 104 60 100 100 20 60-96Z', 0.12),
    mirrored(oval('ink', 46, -4, 32, 40, 28), disc('paper', 42, -8, 15), disc('ink', 40, -6, 10), disc('paper', 44, -11, 3.500), disc('accentShade', 74, 48, 14, 0.3)),
    fill('ink', 'M-22 36C-10 28 10 28 22 36 16 54 6 58 0 58S-16 54-22 36Z'), shine('M-12 37Q0 32 10 37L0 42Z', 0.6), line('ink', 5, 'M0 58V68M0 68Q-16 84-32 72M0 68Q16 84 32 72'), shine('M-96-20C-90-66-50-92-8-94-50-80-76-50-80-10Z', 0.5)),

  elephant: motif('elephant', ['slot_game', 'lottery', 'bingo'], { base: [[250, 0.04, 0.6], [300, 0.05, 0.55], [210, 0.05, 0.62]], second: [350, 20, 160], accent: [85], ground: [30, 340, 175, 75, 290, 215] },
    mirrored(fill('baseShade', 'M40-70C80-120 142-96 146-30 148 34 110 76 62 54Z'), fill('second', 'M62-58C92-84 124-70 126-24 126 14 104 44 74 36Z', 0.85)),
    fill('base', 'M0-112C56-112 82-70 78-20 74 22 54 44 40 62 34 96 48 112 68 104 78 98 80 88 76 80 92 78 100 92 94 108 82 136 34 140 8 112-10 92-20 70-36 62-58 44-74 22-78-20-82-70-56-112 0-112Z'),
    mirrored(fill('paper', 'M42 44C60 52 70 70 66 96 52 86 40 72 34 58Z'), fill('ink', 'M26-26Q42-42 58-26 42-14 26-26Z'), disc('paper', 44, -28, 3), line('baseShade', 4, 'M22-42Q42-58 62-42')),
    line('baseShade', 4, 'M-20 54Q0 62 22 54M-14 70Q4 78 26 70M-2 88Q14 90 30 82M12 106Q22 104 36 92'),
    fill('second', 'M-50-100C-20-114 20-114 50-100L26-40C14-20-14-20-26-40Z'), bare(line('accent', 5, 'M-48-98C-20-112 20-112 48-98M-44-88L-22-40C-12-24 12-24 22-40L44-88')), fill('accent', 'M0-92 16-68 0-44-16-68Z'), disc('paper', 0, -68, 6), times(3, (i) => [disc('accentLight', -22 + i * 22, -20 - Math.abs(i - 1) * 10, 5)]), shine('M-70-30C-72-66-58-90-50-98L-40-72C-54-54-56-30-50 0Z', 0.3)),

  bull: motif('bull', ['slot_game', 'sportsbook', 'crash'], { base: [[35, 0.1, 0.42], [20, 0.12, 0.38], [280, 0.06, 0.35], [60, 0.07, 0.5]], second: [20, 30], accent: [85], ground: [30, 60, 350, 200, 250, 145] },
    mirrored(fill('paper', 'M44-70C84-58 112-76 110-132 142-104 142-46 104-24 80-12 56-20 44-40Z'), fill('paperShade', 'M104-24C142-46 142-104 124-122 128-80 104-44 60-34Z'), fill('baseShade', 'M60-30C90-34 118-20 124 0 104 16 78 10 62-6Z'), fill('second', 'M76-18Q100-20 112-4 94 4 76-4Z')),
    fill('base', 'M0-92C44-92 74-68 74-30 74 8 58 40 52 78 50 112 30 130 0 130S-50 112-52 78C-58 40-74 8-74-30-74-68-44-92 0-92Z'),
    bare(fill('baseShade', 'M-34-88Q-12-56-20-28-4-44 0-62 4-44 20-28 12-56 34-88 12-100 0-92-12-100-34-88Z')), mirrored(fill('ink', 'M20-14 58-24C58-4 36 8 20-14Z'), disc('second', 42, -12, 6.500), disc('paper', 44, -15, 2), line('baseShade', 7, 'M14-22 60-36')),
    fill('baseLight', 'M0 56C36 56 54 72 52 92 48 118 28 130 0 130S-48 118-52 92C-54 72-36 56 0 56Z'), mirrored(oval('ink', 22, 86, 8, 11, 24)), line('accent', 8, 'M-16 100A19 22 0 1 0 16 100'), gleam(2.500, 'M-12 122Q-4 134 8 130', 0.8),
    shine('M-66-30C-66-60-46-82-12-86-40-70-52-48-52-16Z', 0.25)),

  horse: motif('horse', ['horse_racing', 'sportsbook', 'slot_game'], { base: [[55, 0.1, 0.48], [35, 0.09, 0.4], [70, 0.06, 0.7], [30, 0.02, 0.3], [60, 0.03, 0.88]], second: [20, 250, 150, 300], accent: [85], ground: [150, 60, 20, 235, 190, 90] },
    fill('baseShade', 'M-2-110C-60-76-112-20-122 60-128 92-132 120-134 146H-60L40-60Z'),
    fill('base', 'M-88 146C-108 84-70 44-40 8-66 24-92 14-100 4-60-6-46-50 0-104L4-144 28-114C68-104 86-64 106-24 118 0 120 22 106 36 92 46 76 36 64 24 46 22 34 16 22 6 28 40 58 88 70 146Z'),
    bare(fill('ink', 'M-2-110C-30-96-48-76-62-50L-40-62C-72-36-88-10-96 16L-70 0C-96 30-108 60-112 90L-86 66C-100 92-104 118-104 146H-88C-98 100-80 60-40 8-30-10-24-60 8-106Z', 0.85)),
    shade('M22 6C28 40 58 88 70 146H30C30 90 0 50 22 6Z', 0.25), shine('M30-108C68-90 84-58 102-22 84-44 60-70 24-92Z', 0.4),
    disc('ink', 50, -52, 9), disc('paper', 53, -55, 3), oval('ink', 98, 14, 7, 5, 40), line('shade', 4, 'M70 24Q84 26 92 20', 0.4),
    line('second', 8, 'M72-80C60-46 62-18 78 28M18-102C10-50 20-18 24 8M20-12 70-38'), line('second', 7, 'M24 8Q-30 60-90 76'), disc('accent', 70, -38, 9), disc('accent', 22, -12, 8), gleam(2.500, 'M67-70C60-46 62-26 70 0', 0.5)),

  'dragon-eye': motif('dragon-eye', ['slot_game', 'casino', 'hash_game'], { base: [150, 20, 250, 300, 180, 45], accent: [80, 60, 100], second: [30, 90] },
    bleed(times(9, (j) => fill(j % 2 ? 'base' : 'baseShade', joined(10, (i) => `M${-290 + i * 60 + (j % 2) * 30} ${174 - j * 50}q2 50 30 66 28-16 30-66Z`)))),
    bleed({ role: 'shade', d: ellipsePath(0, 0, 176, 116), opacity: 0.45 }),
    fill('ink', 'M-142 6C-80-92 80-92 142-10 86 80-70 84-142 6Z'), fill('accent', 'M-120 6C-64-66 66-66 120-6 66 58-64 62-120 6Z'), fill('accentShade', 'M-120 6C-64-66 66-66 120-6 66-40-64-40-120 6Z', 0.7),
    line('accentShade', 2.600, joined(22, (i) => { const a = (i * Math.PI) / 11; return `M${(22 * Math.cos(a)).toFixed(0)} ${(22 * Math.sin(a)).toFixed(0)}L${(60 * Math.cos(a)).toFixed(0)} ${(44 * Math.sin(a)).toFixed(0)}`; }), 0.7),
    fill('ink', 'M0-56C22-22 22 24 0 56-22 24-22-22 0-56Z'), oval('paper', -28, -22, 14, 9, -24), disc('paper', 26, 22, 5, 0.6),
    fill('base', 'M-150-6C-90-110 76-116 150-34 86-84-78-78-150-6Z'), fill('baseShade', 'M-144 22C-80 96 84 88 146 8 96 116-92 122-144 22Z'), shine('M-120-34C-70-92 50-98 118-52 50-82-60-76-120-34Z', 0.35)),

  'moon-rabbit': motif('moon-rabbit', ['slot_game', 'hash_game', 'lottery', 'crash'], { base: [330, 20, 280, 200], second: [350, 15], accent: [92, 80], ground: [270, 250, 300, 230, 200] },
    disc('accent', 0, -6, 132), disc('accentShade', -84, -50, 16, 0.3), disc('accentShade', 86, -66, 11, 0.3), disc('accentShade', 90, 40, 20, 0.3), disc('accentShade', -92, 30, 9, 0.3),
    fill('paper', 'M-40 122C-86 102-84 34-38 10-62-10-58-40-34-50-56-94-50-138-34-142-14-138-10-90-10-60 4-96 26-132 44-124 56-110 30-64 12-46 32-32 34-6 20 8 62 22 80 86 48 122Z'), fill('second', 'M-34-130C-44-110-40-80-28-60-22-84-22-114-34-130ZM40-112C24-100 12-76 8-58 24-72 40-92 40-112Z', 0.6),
    shade('M20 8C62 22 80 86 48 122H10C44 90 40 40 20 8Z', 0.14), oval('ink', -22, -22, 5, 7), disc('paper', -20, -25, 2), fill('second', 'M-40-10l10 2-8 7Z'), line('paperShade', 4, 'M-50 60Q-40 40-18 44M-30 118Q-26 92-4 88'),
    fill('base', 'M18 122C10 94 22 76 48 76S86 94 80 122Z'), fill('baseShade', 'M18 122C16 112 17 104 20 96H78C82 104 82 112 80 122Z'), oval('accentLight', 50, 78, 25, 8), line('baseShade', 9, 'M-6 36 44 70'), bleed(fill('baseLight', 'M-420 128C-200 100-80 130 0 120 80 108 220 134 420 112V320H-420Z', 0.9))),

  lion: motif('lion', ['slot_game', 'casino', 'sportsbook'], { base: [70, 60, 80], second: [[45, 0.13, 0.48], [25, 0.14, 0.45], [350, 0.12, 0.42]], accent: [88], ground: [20, 250, 170, 300, 35, 140] },
    around(16, (i) => fill(i % 2 ? 'second' : 'secondShade', petalPath(i % 2 ? 138 : 130, 34))),
    mirrored(disc('base', 72, -66, 26), disc('secondShade', 72, -64, 13)),
    fill('base', 'M0-86C56-86 88-48 84 4 80 50 50 96 0 104-50 96-80 50-84 4-88-48-56-86 0-86Z'), mirrored(fill('ink', 'M18-16C32-32 54-30 66-18 54-4 32-2 18-16Z'), disc('accentLight', 42, -18, 8), disc('ink', 42, -18, 4.500), line('second', 6, 'M14-32Q40-50 70-34'), disc('baseLight', 24, 46, 27)),
    fill('baseLight', 'M-16-40H16L24 26H-24Z'), fill('ink', 'M-26 22C-10 14 10 14 26 22L0 46Z'), shine('M-14 23Q0 18 12 23L0 28Z', 0.6), line('ink', 4.500, 'M0 46V58M0 58C-8 74-26 74-38 64M0 58C8 74 26 74 38 64'), fill('secondShade', 'M-20 84Q0 96 20 84 14 116 0 126-14 116-20 84Z'),
    place({ y: -92, scale: 0.9 }, fill('accent', 'M-44 20L-58-34-24-10 0-52 24-10 58-34 44 20Q0 6-44 20Z'), disc('second', 0, -8, 8), disc('accentLight', 0, -52, 7), disc('accentLight', -58, -34, 6), disc('accentLight', 58, -34, 6))),

  serpent: motif('serpent', [], { base: [155, 165], second: [15], accent: [88], ground: [160, 195, 290] },
    bleed(disc('glow', 0, -40, 150, 0.5)),
    fill('base', ribbonPath(flank(25), flank(-25).reverse())), bare(fill('baseShade', ribbonPath(flank(-25), flank(-8).reverse()), 0.75)), shine(ribbonPath(flank(20, 0.06, 0.86), flank(13, 0.06, 0.86).reverse()), 0.3),
    bare(fill('accent', joined(15, (i) => { const [x, y] = spine(0.12 + i * 0.054); const r = 9 - i * 0.4; return polygon([[x - r, y], [x, y - r * 1.2], [x + r, y], [x, y + r * 1.2]]); }))),
    line('second', 4, 'M0-42V-14M0-16L-10-2M0-16L10-2'),
    fill('base', 'M0-152C50-152 74-118 66-82 58-54 30-36 0-34-30-36-58-54-66-82-74-118-50-152 0-152Z'), shade('M8-152C50-150 74-118 66-82 58-54 30-36 6-34 44-60 46-120 8-152Z', 0.2), shine('M-52-92C-54-122-36-140-10-144-34-130-42-112-42-88Z', 0.45),
    bare(fill('baseShade', 'M-8-146H8L4-116 16-96 0-76-16-96-4-116Z')), mirrored(fill('ink', 'M12-84C24-106 46-108 58-98 52-78 32-70 12-84Z'), bare(fill('accentLight', 'M18-86C28-100 42-102 52-96 46-82 32-78 18-86Z')), bare(fill('ink', 'M36-100Q42-90 35-80 29-90 36-100Z')), disc('baseShade', 9, -54, 3.500)),
    line('baseShade', 3, 'M-30-46Q0-34 30-46')),

  'paper-dragon': motif('paper-dragon', [], { base: [[82, 0.14, 0.8]], second: [165, 175], accent: [[28, 0.19, 0.55]], ground: [20, 25] },
    times(3, (i) => { const [x, y] = procession(0.16 + i * 0.32); return line('secondShade', 5, `M${x} ${y}V150`); }),
    fill('accent', joined(13, (i) => polygon([beside(-18, i / 14, procession), beside(-36, i / 14 + 0.05, procession), beside(-18, i / 14 + 0.06, procession)]))),
    fill('base', ribbonPath(flank(24, 0, 1, procession), flank(-24, 0, 1, procession).reverse())), bare(fill('second', ribbonPath(flank(24, 0, 0.97, procession), flank(11, 0, 0.97, procession).reverse()))),
    bare(line('baseShade', 2.5, joined(20, (i) => polygon([beside(22, 0.04 + i * 0.046, procession), beside(-22, 0.04 + i * 0.046, procession)])))),
    place({ x: 74, y: -58, scale: 0.86 },
      fill('accent', 'M10-50C-20-70-50-62-70-76-62-52-44-44-40-38-60-38-80-26-94-24-76-8-56-10-48-6-62 6-72 24-86 32-62 36-40 24-30 22-34 40-40 52-50 64-24 58 0 44 14 24Z'),
      fill('accent', 'M0 36C-4 56 4 74-6 92 14 84 22 66 24 46 30 60 30 70 26 84 44 72 48 56 46 42Z'),
      fill('second', 'M-6-44C-16-72-14-92-38-108-2-104 12-76 14-48ZM14-50C10-74 16-90 2-106 30-96 38-74 32-52Z'),
      fill('ink', 'M16 6C40-4 60-8 86-6L84 24C56 30 34 24 16 6Z'), fill('accent', 'M34 18C50 8 64 10 80 18 64 26 48 26 34 18Z'),
      fill('baseShade', 'M-26 10C-10 42 30 54 84 38 94 34 94 22 84 20 56 26 34 20 22 8Z'),
      fill('base', 'M-34-8C-34-40-6-58 22-54 32-66 52-62 54-46 72-36 86-36 96-46 112-46 122-30 116-14 108-4 92-2 78-2 54-2 40 4 28 14 8 26-14 26-30 14Z'),
      bare(fill('paper', 'M42 1H54L48 14ZM62-2H73L68 13ZM84-3H97L91 16ZM54 25H64L60 13ZM72 23H82L78 11Z')),
      disc('paper', 34, -28, 12), disc('ink', 37, -27, 6.500), line('accent', 6, 'M14-36C24-50 42-50 54-40'), disc('ink', 101, -30, 5), line('second', 5, 'M2 6C-16 8-22-12-6-18 6-20 10-8 2-4'),
      line('second', 4, 'M106-8C132 2 136 26 120 44M96-4C110 18 104 38 92 50'), shine('M-24-18C-20-40 0-50 20-46 0-38-10-26-14-8Z', 0.4))),
};
