import { circlePath, ellipsePath, joinPips, polar, polygon, rectPath, sectorPath } from '../path.ts';
import { around, bare, box, coin, disc, fill, floor, gleam, joined, line, place, shade, shine, sparkle, star, times } from '../shapes.ts';
import type { Part, Role } from '../types.ts';
import { motif } from './motif.ts';

/** The four pips in a box of about 48. */
export const suit = {
  heart: 'M0 24C-34 2-26-24-11-23-5-22 0-16 0-11 0-16 5-22 11-23 26-24 34 2 0 24Z',
  spade: 'M0-25C8-10 27-3 23 10 19 20 7 17 4 10L8 25H-8L-4 10C-7 17-19 20-23 10-27-3-8-10 0-25Z',
  diamond: 'M0-27L19 0 0 27-19 0Z',
  club: 'M0-24A12 12 0 0 1 10-5 12 12 0 1 1 4 11L8 25H-8L-4 11A12 12 0 1 1-10-5 12 12 0 0 1 0-24Z',
} as const;

/** A playing card of 92 × 132 round the origin. */
export function card(pip: keyof typeof suit, color: Role, x: number, y: number, rotate: number, scale = 1): Part {
  return place({ x, y, rotate, scale }, shade(rectPath(-42, -60, 92, 132, 10), 0.22), box('paper', -46, -66, 92, 132, 10), bare(line('shade', 1.8, rectPath(-46, -66, 92, 132, 10), 0.28)),
    bare(fill('paperShade', 'M46 10V56Q46 66 36 66H-36Q20 54 46 10Z', 0.5)),
    place({ scale: 1.25 }, bare(fill(color, suit[pip]))), place({ x: -32, y: -50, scale: 0.42 }, bare(fill(color, suit[pip]))), place({ x: 32, y: 50, rotate: 180, scale: 0.42 }, bare(fill(color, suit[pip]))));
}

/** The back of a card. */
export function cardBack(x: number, y: number, rotate: number, scale = 1, role: Role = 'base'): Part {
  return place({ x, y, rotate, scale }, box(role, -46, -66, 92, 132, 10), bare(line('accent', 2.600, rectPath(-38, -58, 76, 116, 6))), bare(fill('accent', joined(15, (i) => { const [cx, cy] = [-24 + (i % 3) * 24, -42 + Math.floor(i / 3) * 21]; return `M${cx} ${cy - 9}l8 9-8 9-8-9Z`; }), 0.75)), shine('M-46-20V-56Q-46-66-36-66H20Q-30-50-46-20Z', 0.18));
}

/** A stack of chips; the lowest stands on `y`. */
export function chipStack(x: number, y: number, count: number, role: 'base' | 'second' | 'accent', r = 40): Part {
  return [times(count, (i) => {
    const top = y - i * r * 0.32;
    const h = r * 0.3;
    return [fill(`${role}Shade`, `M${x - r} ${top - h}v${h}a${r} ${r * 0.4} 0 0 0 ${2 * r} 0v${-h}Z`), bare(fill('paper', joined(4, (k) => `M${x - r * 0.72 + k * r * 0.42} ${top - h + r * 0.33 + (k === 1 || k === 2 ? r * 0.06 : -r * 0.04)}h${r * 0.2}v${h}h${-r * 0.2}Z`))), fill(role, ellipsePath(x, top - h, r, r * 0.4))];
  }), bare(line('paper', r * 0.09, ellipsePath(x, y - (count - 1) * r * 0.32 - r * 0.3, r * 0.68, r * 0.26))), bare(fill('paper', polygon([[x, y - (count - 1) * r * 0.32 - r * 0.46], [x + r * 0.26, y - (count - 1) * r * 0.32 - r * 0.3], [x, y - (count - 1) * r * 0.32 - r * 0.14], [x - r * 0.26, y - (count - 1) * r * 0.32 - r * 0.3]])))];
}

/** A cube with pips, seen from above a corner. */
export function die(x: number, y: number, scale: number, rotate: number, role: 'base' | 'second' | 'accent' | 'paper', pips: Role): Part {
  const [top, left, right]: readonly Role[] = role === 'paper' ? ['paper', 'paperShade', 'paperShade'] : [`${role}Light`, role, `${role}Shade`];
  return place({ x, y, scale, rotate },
    fill(left ?? 'base', 'M-56-30Q-56-36-50-34L-6-10Q0-6 0 0V58Q0 66-8 62L-50 40Q-56 36-56 30Z'), fill(right ?? 'base', 'M56-30Q56-36 50-34L6-10Q0-6 0 0V58Q0 66 8 62L50 40Q56 36 56 30Z'), role === 'paper' ? shade('M56-30Q56-36 50-34L6-10Q0-6 0 0V58Q0 66 8 62L50 40Q56 36 56 30Z', 0.2) : [],
    fill(top ?? 'base', 'M-6-64Q0-67 6-64L50-42Q58-37 50-33L6-10Q0-7-6-10L-50-33Q-58-37-50-42Z'), shine('M-44-36L0-60 8-56-36-32Z', 0.4),
    bare(fill(pips, ellipsePath(0, -37, 10, 6))), bare(fill(pips, joinPips([[-42, -8], [-28, 15], [-14, 38]], 6, 8))), bare(fill(pips, joinPips([[15, 5], [41, -6], [15, 37], [41, 26]], 6, 8))));
}

export const tables = {
  cards: motif('cards', ['poker', 'casino', 'hash_game'], { base: [22, 250, 300], second: [15, 25], accent: [85], ground: [20, 155, 265, 300, 200, 45] },
    floor(128, 120), place({ y: 86 }, times(5, (i) => card((['spade', 'heart', 'club', 'diamond', 'spade'] as const)[i] ?? 'spade', i % 2 ? 'second' : 'ink', Math.sin((-44 + i * 22) * 0.01745) * 118, -Math.cos((-44 + i * 22) * 0.01745) * 118, -44 + i * 22))),
    coin(-84, 112, 28, 0, 0.4), coin(-84, 100, 28, 0, 0.4), coin(82, 116, 28, 0, 0.4), coin(82, 104, 28, 0, 0.4), coin(82, 92, 28, 0, 0.4), coin(0, 122, 28, 0, 0.4), sparkle('accentLight', 104, -78, 18)),

  baccarat: motif('baccarat', ['casino', 'poker'], { base: [15, 255, 300, 30], second: [20], accent: [85], ground: [155, 20, 250, 190, 290] },
    floor(122, 128), cardBack(-54, -6, -16, 1.32), card('diamond', 'second', 46, 4, 12, 1.38), coin(-94, 120, 26, 0, 0.4), coin(-94, 109, 26, 0, 0.4), coin(-94, 98, 26, 0, 0.4), coin(104, 126, 24, 0, 0.4), coin(104, 116, 24, 0, 0.4), sparkle('paper', 118, -110, 17)),

  roulette: motif('roulette', ['casino', 'lottery', 'arcade'], { base: [22, 30], second: [155], accent: [80, 88], ground: [15, 155, 45, 270, 200, 300] },
    floor(118, 140, 30), place({ scaleY: 0.8, scale: 0.96, y: -4 },
      disc('accentShade', 0, 20, 146), fill('inkSoft', circlePath(0, 10, 146)), disc('accent', 0, 0, 146), disc('inkSoft', 0, 0, 136), disc('accent', 0, 0, 128),
      times(24, (i) => bare(fill(i === 0 ? 'second' : i % 2 ? 'base' : 'ink', sectorPath(0, 0, 78, 124, i * 15 - 97, i * 15 - 82.500)))), line('accentLight', 1.600, circlePath(0, 0, 102), 0.7),
      disc('accent', 0, 0, 80), disc('accentShade', 0, 0, 74), around(8, () => line('accentShade', 2, 'M0-24V-70', 0.6)),
      around(4, () => [box('accent', -5, -58, 10, 58, 4), disc('accentLight', 0, -60, 10)], 0, 0, 22), disc('accent', 0, 0, 26), disc('accentLight', 0, -3, 14)),
    gleam(5, 'M-112-40A132 104 0 0 1-24-98', 0.4), disc('paper', 94, -36, 11), gleam(3, 'M84-50C56-84 10-96-34-90', 0.35)),

  dice: motif('dice', ['hash_game', 'casino', 'arcade', 'slot_game', 'crash'], { second: [20, 250, 150, 300] },
    floor(118, 124, 18), die(-46, 30, 1.34, -9, 'paper', 'second'), die(66, -48, 1.06, 14, 'base', 'accentLight'), gleam(4, 'M-122-70q20-40 60-56M118 70q8 26-14 46', 0.5)),

  mahjong: motif('mahjong', ['casino', 'slot_game', 'poker'], { base: [155, 170, 250, 25], second: [22], accent: [85, 240], ground: [165, 20, 240, 285, 45, 195] },
    floor(130, 132),
    [[-78, 22, -11], [82, 28, 11], [2, -2, 0]].map(([x = 0, y = 0, rotate = 0], tile) => place({ x, y, rotate, scale: 1.18 }, box('baseShade', -46, -48, 92, 124, 12), box('base', -46, -54, 92, 122, 12), box('paper', -46, -64, 92, 122, 12), shine('M-46-10V-52Q-46-64-34-64H20Q-32-50-46-10Z', 0.5),
      tile === 0 ? [[-20, -40], [20, -40], [0, -3], [-20, 34], [20, 34]].map(([px = 0, py = 0], i) => [bare(disc(i === 2 ? 'second' : 'base', px, py, 16)), bare(disc('paper', px, py, 10)), bare(disc(i === 2 ? 'second' : 'base', px, py, 6))])
        : tile === 1 ? times(6, (i) => [bare(box(i % 2 ? 'second' : 'base', -30 + (i % 3) * 24, -50 + Math.floor(i / 3) * 50, 12, 44, 6)), bare(box('paper', -30 + (i % 3) * 24, -31 + Math.floor(i / 3) * 50, 12, 5))])
          : [bare(fill('second', 'M0-50C8-26 32-20 36 4 36 30 16 44 0 44S-36 30-36 4C-32-20-8-26 0-50Z')), bare(fill('accent', 'M0-12C6 2 18 8 18 20 18 32 8 38 0 38S-18 32-18 20C-18 8-6 2 0-12Z'))]))),

  chips: motif('chips', ['poker', 'casino', 'hash_game', 'sportsbook'], { base: [20, 250, 300, 340], second: [155, 240, 45], accent: [85, 60] },
    floor(126, 132, 20), chipStack(52, 72, 6, 'base', 52), chipStack(-58, 84, 4, 'second', 52), chipStack(4, 118, 2, 'accent', 50), place({ x: -66, y: -60, rotate: -24 }, disc('base', 0, 0, 46), around(8, () => bare(fill('paper', sectorPath(0, 0, 34, 46, -10, 12)))), disc('paper', 0, 0, 31), disc('base', 0, 0, 27), bare(fill('paper', suit.spade))), sparkle('accentLight', 112, -88, 18)),

  'fortune-wheel': motif('fortune-wheel', ['arcade', 'casino', 'lottery', 'bingo'], { base: [20, 340, 30], second: [250, 190, 160], accent: [85] },
    fill('inkSoft', 'M-22 90H22L52 146H-52Z'), shine('M-22 90H-8L-30 146H-52Z', 0.25), disc('accentShade', 0, 0, 136), disc('accent', 0, -6, 132), times(12, (i) => fill((['base', 'paper', 'second', 'accentLight'] as const)[i % 4] ?? 'base', sectorPath(0, -6, 0, 116, i * 30 - 90, i * 30 - 60))),
    times(12, (i) => { const [x, y] = polar(124, i * 30 - 75, 0, -6); return bare(disc('paper', x, y, 5)); }), times(12, (i) => { const [x, y] = polar(88, i * 30 - 75, 0, -6); return bare(star(i % 4 === 1 || i % 4 === 3 ? 'base' : 'paper', x, y, 11)); }),
    disc('inkSoft', 0, -6, 32), disc('accent', 0, -6, 25), star('paper', 0, -6, 17), fill('paper', 'M-20-148H20L0-98Z'), shade('M0-148H20L0-98Z', 0.2), shine('M-112-40A118 118 0 0 1-10-122L-8-104A100 100 0 0 0-94-34Z', 0.3)),
};
