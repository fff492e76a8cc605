import { circlePath, dotsPath, polar, raysPath, rectPath } from '../path.ts';
import { motifs, type MotifName } from '../motifs/index.ts';
import { cardBack, card, chipStack } from '../motifs/tables.ts';
import { around, bare, bleed, box, coin, disc, fill, floor, gleam, line, mirrored, place, shade, shine, sparkle, star, times } from '../shapes.ts';
import type { Part } from '../types.ts';
import type { SceneDrawing } from './sceneDrawing.ts';

/** A motif large, with coins and sparkles at its sides. */
function withMotif(name: MotifName, extra: readonly Part[] = []): SceneDrawing {
  return {
    box: { width: 330, height: 310 }, fit: 'right', pattern: 'rays',
    draw: () => [extra, motifs[name].shapes, coin(-172, 96, 19, -20), coin(176, 84, 16, 24), coin(166, -96, 13, -24, 0.7), coin(-164, -70, 12, 20, 0.7), sparkle('accentLight', -186, -10, 16), sparkle('paper', 190, -30, 12)],
  };
}

function lounge(): readonly Part[] {
  return [
    bleed(mirrored(fill('baseShade', 'M150-1200H1600V1200H190C230 700 210 60 150-40 130-80 140-140 150-1200Z'), line('ink', 4, 'M210-1200C200-100 260 60 250 1200M300-1200C290-100 340 60 330 1200M420-1200C410-100 460 60 450 1200M560-1200V1200M720-1200V1200M880-1200V1200', 0.3), line('accent', 7, 'M150-200C140-140 130-80 150-40 200 50 216 130 214 220'))),
    bleed(disc('glow', 0, -30, 170, 0.7)), line('accent', 5, 'M0-220V-150'), place({ y: -140 }, line('accent', 6, 'M-70 16Q0 52 70 16M-44 0Q0 24 44 0M0-20V30'), times(5, (i) => [box('paper', -76 + i * 36, -14 + Math.abs(2 - i) * -4 + (i % 2) * 10 + 4, 8, 22, 3), fill('accentLight', `M${-72 + i * 36} ${-38 + Math.abs(2 - i) * -4 + (i % 2) * 10}q9 12 0 24-9-12 0-24Z`)])),
    bleed(bare(fill('ink', 'M-1600 128H1600V1200H-1600Z', 0.5))), floor(148, 180, 22),
    fill('second', 'M-104 70C-116-60-70-84 0-84S116-60 104 70Z'), times(3, (i) => times(4 - (i % 2), (k) => bare(disc('secondShade', -54 + k * 36 + (i % 2) * 18, -44 + i * 32, 5)))), line('secondShade', 3, 'M-72-60L72 40M72-60L-72 40M-80 0L0 60M80 0L0 60M0-80L-80-10M0-80L80-10', 0.5), line('accent', 6, 'M-104 70C-116-60-70-84 0-84S116-60 104 70'),
    mirrored(fill('second', 'M70 40C70 14 132 4 136 44L126 128H76Z'), shade('M110 22C128 18 136 30 136 44L126 128H108Z', 0.25), fill('accent', 'M80 128h16l-4 24h-8ZM112 128h16l-6 24h-8Z')),
    fill('secondLight', 'M-84 58C-40 44 40 44 84 58V92H-84Z'), fill('second', 'M-84 84H84V128H-84Z'), shade('M-84 84H84V96H-84Z', 0.25),
    place({ y: -10, scale: 0.62 }, fill('accent', 'M-60 30L-78-44-34-12 0-66 34-12 78-44 60 30Q0 12-60 30Z'), bare(fill('accentShade', 'M-60 30Q0 12 60 30L56 48Q0 30-56 48Z')), disc('base', 0, -4, 10), disc('paper', 0, -66, 8), disc('paper', -78, -44, 7), disc('paper', 78, -44, 7)),
  ];
}

function phone(): readonly Part[] {
  return [bleed(disc('glow', 0, 0, 180, 0.5)), place({ rotate: 8 },
    shade(rectPath(-74, -132, 168, 296, 30), 0.3), box('ink', -84, -150, 168, 300, 30), box('inkSoft', -80, -146, 160, 292, 27), box('baseShade', -72, -136, 144, 272, 20), bare(fill('base', raysPath(0, -40, 0, 96, 16))), bare(box('ink', -24, -140, 48, 12, 6)),
    place({ y: -40, scale: 0.56 }, motifs.gem.shapes), times(3, (i) => box(i === 0 ? 'accent' : 'paper', -58 + i * 41, 52, 34, 34, 9)), star('base', -41, 69, 12), disc('second', 0, 69, 10), fill('base', 'M41 58l11 20H30Z'), box('accent', -58, 98, 116, 26, 13), shine('M-80-119Q-80-146-53-146H10L-80 60Z', 0.16)),
  coin(-132, 60, 34, -18, 0.8), coin(-118, -84, 20, 20, 0.8), coin(138, 20, 26, 18, 0.8), coin(120, -110, 16, -20, 0.7), sparkle('accentLight', -150, -20, 18), sparkle('paper', 146, -56, 14), sparkle('accentLight', 116, 112, 16)];
}

/** A compass that has lost its needle's point, before an empty stage. */
function lostCompass(): readonly Part[] {
  return [
    bleed(fill('glow', 'M-40-400H40L150 150H-150Z', 0.3), disc('glow', 0, 130, 150, 0.3)), floor(140, 150, 20),
    place({ y: 10, rotate: -10 }, line('accent', 9, circlePath(0, -136, 18)), box('accentShade', -9, -124, 18, 20, 4), disc('accentShade', 0, 6, 116), disc('accent', 0, 0, 116), disc('inkSoft', 0, 0, 100), disc('paper', 0, 0, 94), bare(line('paperShade', 3, circlePath(0, 0, 78))),
      around(24, (i) => bare(line('inkSoft', i % 6 ? 2 : 5, `M0-90V${i % 6 ? -82 : -74}`))), star('paperShade', 0, 0, 62, 4, 0.22), place({ rotate: 45 }, bare(star('paperShade', 0, 0, 44, 4, 0.22))),
      place({ rotate: 62 }, fill('base', 'M-13 0L0-72 13 0Z'), bare(fill('baseShade', 'M0-72L13 0H0Z')), fill('second', 'M-13 0L-6 36 2 26 8 44 13 0Z')), disc('accent', 0, 0, 10), gleam(6, 'M-80-30A86 86 0 0 1-20-82', 0.7)),
    place({ x: 96, y: 128, rotate: 34 }, fill('second', 'M-9-14L-2-2 6-10 9-16 0 26Z')), sparkle('paper', -136, -96, 14), sparkle('accentLight', 140, -70, 18),
  ];
}

/** The "one half" seal of the second story, cut as shapes. */
function half(): readonly Part[] {
  return [
    bleed(bare(fill('base', rectPath(-1600, -1600, 3200, 3200))), bare(fill('ink', raysPath(0, 0, 0, 1600, 24))), ...[70, 81, 94, 109, 126].map((r, i) => bare(line('base', 2 + i * 0.5, dotsPath(Array.from({ length: 36 }, (_, k) => polar(r, k * 10 + (i % 2) * 5))))))), disc('paper', 0, 0, 56), line('ink', 3, circlePath(0, 0, 56)), line('ink', 1.6, Array.from({ length: 60 }, (_, i) => { const a = (i * Math.PI) / 30; return `M${(48 * Math.cos(a)).toFixed(1)} ${(48 * Math.sin(a)).toFixed(1)}l${(1.4 * Math.sin(a)).toFixed(1)} ${(-1.4 * Math.cos(a)).toFixed(1)}`; }).join('')),
    bare(fill('ink', 'M-25-24L-13-30V-2L-9 0V2H-27V0L-22-2V-22L-25-21Z')), line('ink', 3.4, 'M16-30L-16 30'),
    bare(fill('ink', 'M5 10C6 2 12-1 18-1 26-1 30 4 30 9 30 16 22 20 14 26H25L28 22H31L29 32H5V29C14 21 22 15 22 9 22 4 20 1.500 17 1.500 13 1.500 14 5 13.500 9 12 13 5 14 5 10Z')),
  ];
}

export const club = {
  anchor: withMotif('anchor'),
  'treasure-chest': withMotif('chest'),
  trophy: withMotif('trophy', [bleed(disc('glow', 0, -20, 170, 0.5))]),
  'cards-and-chips': {
    box: { width: 420, height: 310 }, fit: 'right', pattern: 'lattice',
    draw: () => [floor(132, 190, 22), cardBack(-70, -34, -18, 1.3), card('spade', 'ink', -4, -44, -3, 1.36), card('heart', 'base', 66, -26, 13, 1.36), chipStack(-130, 122, 6, 'second', 42), chipStack(128, 126, 4, 'accent', 42), chipStack(-52, 138, 2, 'base', 40), place({ x: 172, y: -84, rotate: 24, scale: 0.8 }, coin(0, 0, 24, 0, 0.9)), coin(56, 134, 22, 0, 0.4), sparkle('accentLight', -150, -104, 18), sparkle('paper', 160, 0, 12)],
  },
  'vip-lounge': { box: { width: 420, height: 350 }, fit: 'right', pattern: 'plain', draw: lounge },
  'phone-app': { box: { width: 320, height: 330 }, fit: 'right', pattern: 'rings', draw: phone },
  'not-found': { box: { width: 320, height: 330 }, fit: 'center', pattern: 'plain', draw: lostCompass },
  'half-off': { box: { width: 148, height: 148 }, fit: 'center', pattern: 'plain', isSheet: true, draw: half },
} as const satisfies { readonly [name: string]: SceneDrawing };

