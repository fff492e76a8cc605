import { circlePath, polar, polygon } from '../path.ts';
import { bare, bleed, box, disc, fill, gleam, line, oval, place, shade, star, times } from '../shapes.ts';
import type { Part, Role } from '../types.ts';
import { handed, motif } from './motif.ts';

/** Drawn on a board of 240, as the others on one of 300. */
const board = (...parts: readonly Part[]): Part => place({ x: -150, y: -150, scale: 1.25 }, ...parts);

/** Two eyes with their pupils; `frown` adds heavy brows. */
function eyes(x1: number, x2: number, y: number, r: number, frown = false): Part {
  return [
    disc('paper', x1, y, r), disc('paper', x2, y, r), disc('ink', x1 + 2, y + 2, r * 0.45), disc('ink', x2 - 2, y + 2, r * 0.45),
    frown ? line('ink', 6, `M${x1 - r - 3} ${y - r - 4}L${x1 + r} ${y - r + 4}M${x2 + r + 3} ${y - r - 4}L${x2 - r} ${y - r + 4}`) : [],
  ];
}

/** A coin that faces the reader, with its star. */
function penny(x: number, y: number, r: number, rotate: number): Part {
  return place({ x, y, rotate }, oval('accentShade', 4, 4, r * 0.86, r), oval('accent', 0, 0, r * 0.86, r), star('ink', 0, 0, r * 0.5));
}

/** A row of teeth round a mouth of radius `outer`, between two angles. */
const teeth = (count: number, from: number, step: number, outer: number, inner: number): Part =>
  times(count, (i) => fill('paper', polygon([polar(outer, from + i * step - 10, 120, 168), polar(inner, from + i * step, 120, 168), polar(outer, from + i * step + 10, 120, 168)])));

const burst = (role: Role, x: number, y: number, r: number, points = 11, inner = 0.64): Part => star(role, x, y, r, points, inner);

/** Figures of the funny papers. They suit no category by themselves: an operator asks for them by name. */
export const comics = {
  punch: motif('punch', [], { base: [25, 22], second: [88], accent: [85], ground: [85, 70] },
    board(burst('paper', 98, 104, 112), place({ x: 120, y: 120, rotate: -14 }, place({ x: -120, y: -120 }, box('paper', 84, 176, 92, 40), line('ink', 3, 'M84 190h92'), fill('base', 'M68 142C44 100 66 52 116 46 168 40 206 70 202 118 200 146 186 158 178 168L176 182H88L84 164C76 160 72 152 68 142Z'), shade('M202 118C200 146 186 158 178 168L176 182H120C166 168 186 130 176 70 194 82 204 98 202 118Z', 0.75), fill('base', 'M70 142C50 132 46 104 64 96 84 90 94 110 110 118 118 138 90 152 70 142Z'), gleam(8, 'M88 66q18-14 40-12', 0.95))))),

  bomb: motif('bomb', [], { base: [[300, 0.04, 0.3]], second: [[80, 0.06, 0.86]], accent: [95], ground: [40, 30] },
    board(burst('accent', 178, 52, 42, 9, 0.42), line('second', 9, 'M132 74C140 46 158 42 176 52'), fill('baseLight', 'M96 66 136 62 142 90 98 94Z'), disc('base', 112, 146, 70), shade('M112 216a70 70 0 0 0 62-104c6 50-26 88-62 104Z', 0.7), gleam(9, 'M66 126q8-28 36-36', 0.95), eyes(92, 136, 144, 15, true), line('paper', 6, 'M88 180q26-18 50 0'))),

  frog: motif('frog', [], { base: [142], second: [15], accent: [88], ground: [350, 5] },
    board(fill('accent', 'M72 56 60 8 94 30 120 2 146 30 180 8 168 56Z'), disc('second', 120, 42, 7), oval('base', 120, 146, 98, 76), shade('M218 146c0 42-44 76-98 76 60-24 78-82 54-136 26 14 44 36 44 60Z', 0.7), disc('base', 66, 84, 32), disc('base', 174, 84, 32), eyes(66, 174, 82, 21), line('ink', 6, 'M40 142Q120 216 200 142'), fill('second', 'M106 178C104 214 142 214 140 176Z'), disc('ink', 104, 122, 3), disc('ink', 136, 122, 3))),

  'ghost-deck': motif('ghost-deck', [], { base: [[265, 0.015, 0.97]], second: [25], accent: [88], ground: [285, 300] },
    board(place({ x: 58, y: 88, rotate: -26 }, box('paper', -32, -46, 64, 92, 5), fill('ink', 'M0-22C11-8 20-1 20 8a9 9 0 0 1-17 6q1 7 5 11h-16q4-4 5-11a9 9 0 0 1-17-6c0-9 9-16 20-30Z')), place({ x: 182, y: 90, rotate: 24 }, box('paper', -32, -46, 64, 92, 5), bare(fill('second', 'M0 22C-22 5-22-7-19-12c5-10 17-8 19 0 3-8 15-10 19 0 3 5 3 17-19 34Z'))), fill('base', 'M120 38C170 38 184 80 182 130L190 214 166 200 148 222 120 204 92 222 74 200 50 214 58 130C56 80 70 38 120 38Z'), shade('M182 130 190 214 166 200 148 222 130 210C160 180 166 100 146 44 172 58 184 90 182 130Z', 0.5), fill('ink', 'M88 98q12-14 22 2 0 20-11 20T88 98ZM130 100q10-16 22-2 0 22-11 22t-11-20Z'), fill('second', 'M98 146q22-14 44 0-6 26-22 26t-22-26Z'), fill('second', 'M64 74 176 66 170 88 70 94Z'))),

  thunder: motif('thunder', [], { base: [[265, 0.03, 0.93]], second: [290], accent: [100], ground: [290, 275] },
    board(burst('paper', 122, 150, 104, 10, 0.62), fill('base', 'M40 92C14 88 14 48 46 48 50 18 100 10 114 34 140 14 184 26 184 54 220 52 224 92 194 94Z'), shade('M194 94C224 92 220 52 184 54c8 20 0 34-20 40Z', 0.6), fill('accent', 'M126 72H176L144 128H182L92 232 112 154H76Z'))),

  dynamite: motif('dynamite', [], { base: [25], second: [[80, 0.06, 0.86]], accent: [100], ground: [175, 160] },
    board(burst('accent', 178, 46, 36, 8, 0.42), line('second', 8, 'M120 70C120 40 150 30 176 46'), times(3, (i) => [box('base', 46 + i * 50, i === 1 ? 66 : 78, 48, i === 1 ? 156 : 136), shade(`M${76 + i * 50} ${i === 1 ? 68 : 80}h17V${i === 1 ? 220 : 212}h-17Z`, 0.6), oval('baseLight', 70 + i * 50, i === 1 ? 66 : 78, 24, 9)]), box('ink', 40, 128, 160, 38), disc('paper', 120, 147, 33), line('ink', 5, 'M120 147V126M120 147l14 8'), disc('ink', 120, 147, 4))),

  'robo-reels': handed(motif('robo-reels', [], { base: [[250, 0.05, 0.8]], second: [25], accent: [95], ground: [98, 88] },
    board(line('base', 9, 'M120 60V26'), disc('second', 120, 22, 13), box('baseShade', 22, 112, 26, 54), box('baseShade', 192, 112, 26, 54), box('base', 42, 58, 156, 154, 16), shade('M198 74V196Q198 212 182 212H140C172 180 180 110 168 58H182Q198 58 198 74Z', 0.65), box('ink', 60, 78, 120, 64), times(3, (i) => [box('paper', 64 + i * 40, 82, 32, 56), i === 1 ? bare(star('second', 120, 110, 16)) : place({ x: 80 + i * 40, y: 110 }, bare(fill('second', 'M-9-13H10L0 14H-7L3-6H-9Z')))]), box('paper', 74, 162, 92, 30), line('ink', 4, 'M97 162v30M120 162v30M143 162v30')))),

  jaws: motif('jaws', [], { base: [[255, 0.06, 0.62]], second: [20], accent: [85], ground: [230, 220] },
    board(bleed(fill('base', 'M120 8C186 34 226 120 214 250H26C14 120 54 34 120 8Z'), shade('M120 8C186 34 226 120 214 250H186C200 140 176 60 120 8Z', 0.6), fill('paper', 'M120 84C172 84 200 130 198 200L190 250H50L42 200C40 130 68 84 120 84Z')), fill('secondShade', 'M120 98C162 98 184 134 184 180 184 220 160 240 120 240S56 220 56 180C56 134 78 98 120 98Z'), bare(fill('secondLight', 'M86 238C90 204 150 204 154 238Z')), teeth(9, -172, 20.6, 68, 40), teeth(6, 31, 24, 66, 46), eyes(78, 162, 72, 10, true))),

  totem: motif('totem', [], { base: [160], second: [25], accent: [85], ground: [340, 330] },
    board(fill('second', 'M120 4C140 30 128 44 150 52 160 36 158 26 170 18 178 50 206 60 190 92H50C34 60 62 50 70 18 82 26 80 36 90 52 112 44 100 30 120 4Z'), bare(fill('accent', 'M120 34C130 52 124 60 140 72 148 66 150 60 154 54 160 74 172 80 164 92H76C68 80 80 74 86 54 90 60 92 66 100 72 116 60 110 52 120 34Z')), fill('base', 'M54 88H186L196 120 184 222H56L44 120Z'), fill('accent', 'M44 120H196L192 152H48Z'), shade('M186 88 196 120 184 222H150L166 88Z', 0.7), fill('paper', 'M66 108h40l-6 28H70ZM134 108h40l-4 28h-30Z'), disc('ink', 90, 122, 8), disc('ink', 150, 122, 8), fill('second', 'M110 136h20l10 30h-40Z'), fill('ink', 'M70 178H170L164 210H76Z'), times(5, (i) => fill('paper', `M${76 + i * 18} 178h17l-8 15Z`)))),

  twister: motif('twister', [], { base: [205], second: [88], accent: [85], ground: [80, 70] },
    board(penny(40, 60, 22, -18), penny(206, 92, 24, 16), penny(44, 178, 18, 10), ([[118, 44, 92, 24], [126, 82, 76, 20], [114, 116, 60, 17], [124, 148, 44, 14], [116, 176, 31, 11], [122, 200, 20, 8], [118, 220, 11, 6]] as const).map(([x, y, a, b], i) => [oval(i % 2 ? 'base' : 'baseShade', x, y, a, b), gleam(4, `M${x - a * 0.6} ${y - b * 0.25}q${a * 0.5}-${b * 0.5} ${a}-${b * 0.2}`, 0.95)]), penny(176, 170, 20, -10))),

  saucer: motif('saucer', [], { base: [325], second: [200], accent: [85], ground: [155, 165] },
    board(bleed(bare(fill('glow', 'M84 108 30 260H210L156 108Z'))), penny(120, 190, 30, -12), penny(84, 214, 18, 20), penny(162, 210, 20, 8), fill('secondLight', 'M78 82C80 44 160 44 162 82Z'), gleam(6, 'M94 74q6-18 24-20', 0.95), oval('base', 120, 96, 96, 28), oval('baseLight', 120, 86, 74, 16), times(5, (i) => disc(i % 2 ? 'accent' : 'paper', 40 + i * 40, 104 + (2 - Math.abs(i - 2)) * 6, 8)))),

  'cherry-brawl': motif('cherry-brawl', [], { base: [22], second: [140], accent: [85], ground: [5, 350] },
    board(line('secondShade', 7, 'M80 142C86 100 108 62 150 40M162 150C170 110 164 70 150 40'), fill('second', 'M150 40C172 10 208 16 228 34 204 62 172 62 150 40Z'), disc('base', 76, 168, 48), disc('base', 164, 178, 50), shade('M124 168a48 48 0 0 1-60 46c34-6 48-40 36-86 14 8 24 22 24 40ZM214 178a50 50 0 0 1-62 48c36-6 50-42 38-90 14 8 24 24 24 42Z', 0.6), eyes(62, 90, 162, 10, true), eyes(150, 180, 172, 10), fill('paper', 'M62 188q14 12 28 0Z'), fill('ink', circlePath(166, 203, 9)))),
} as const;
