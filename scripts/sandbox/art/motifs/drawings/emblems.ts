import { circlePath, ellipsePath, joinPips, rectPath, sectorPath } from '../../path.ts';
import { around, bare, bleed, box, disc, fill, flatten, joined, line, mirrored, oval, place, shade, times } from '../../shapes.ts';
import type { Part, Role } from '../../types.ts';

/** A tall paper lantern on its string, ribs across. */
function hanging(x: number, top: number, scale: number, skin: Role, dark: Role): Part {
  return [
    bleed(bare(line('accent', 2.500, `M${x} -420V${top}`))),
    place({ x, y: top, scale }, fill('accentShade', 'M-24-4H24V10H-24Z'), fill(dark, 'M-30 8H30C58 24 58 106 30 122H-30C-58 106-58 24-30 8Z'), bare(fill(skin, 'M-22 8H22C40 30 40 100 22 122H-22C-40 100-40 30-22 8Z')),
      bare(disc('glow', 0, 66, 40, 0.7)), bare(line('accent', 2, 'M-44 34Q0 44 44 34M-51 62Q0 72 51 62M-46 94Q0 104 46 94', 0.8)), fill('accentShade', 'M-24 120H24V132H-24Z'), line('accent', 3, 'M-10 132V168M0 132V176M10 132V168')),
  ];
}

/** A lantern that rises, open below. */
function rising(x: number, y: number, scale: number, rotate: number): Part {
  return place({ x, y, scale, rotate }, fill('accent', 'M-34-50C-20-64 20-64 34-50L26 40H-26Z'), bare(fill('accentShade', 'M8-60C20-60 28-56 34-50L26 40H10Z', 0.7)), bare(fill('accentLight', 'M-18 40C-22 0 22 0 18 40Z')), oval('base', 0, 41, 26, 6), bare(disc('paper', 0, 38, 5)));
}

const glass = (x: number, y: number): Part => [
  line('accentShade', 4, `M${x} ${y + 14}V${y + 40}`), fill('accentShade', ellipsePath(x, y + 43, 17, 4)), fill('accent', `M${x - 31} ${y - 8}C${x - 26} ${y + 12} ${x - 10} ${y + 17} ${x} ${y + 18}S${x + 26} ${y + 12} ${x + 31} ${y - 8}Z`),
  bare(fill('accentLight', ellipsePath(x, y - 8, 31, 6))), bare(line('paper', 2, `M${x - 20} ${y}Q${x - 14} ${y + 9} ${x - 6} ${y + 12}`)),
];

/** Things of luck and of the house. */
export const emblems = {
  crown: {
    imperial: flatten([
      fill('baseShade', 'M-104 52C-130-20-70-82 0-84 70-82 130-20 104 52Z'), bare(fill('base', 'M-70 52C-94-10-44-76 0-80 44-76 94-10 70 52Z')),
      line('accentShade', 15, 'M-108 50C-138-30-70-84 0-86 70-84 138-30 108 50M0-86V50'), line('accent', 10, 'M-109 46C-139-34-71-86 0-88 71-86 139-34 109 46M0-86V46'),
      bare(fill('paper', joinPips([[-112, 4], [-106, -26], [-88, -52], [-60, -72], [-30, -84], [112, 4], [106, -26], [88, -52], [60, -72], [30, -84], [0, -50], [0, -22], [0, 6]], 6, 6))),
      disc('accent', 0, -104, 19), bare(line('accentShade', 4, 'M-18-104H18')), fill('accent', 'M-6-120V-134H-18V-144H-6V-154H6V-144H18V-134H6V-120Z'),
      fill('accent', 'M-122 46Q0 82 122 46V92Q0 130-122 92Z'), bare(fill('accentShade', 'M-122 84Q0 122 122 84V92Q0 130-122 92Z')),
      [-84, 84].map((x) => place({ x, y: 76, rotate: x < 0 ? 12 : -12 }, oval('second', 0, 0, 17, 11))), place({ y: 92 }, fill('second', 'M0-17L20 0 0 17-20 0Z')), mirrored(bare(disc('paper', 46, 88, 7))),
    ]),
  },
  dice: {
    single: flatten([
      fill('paper', 'M0-132Q8-132 14-128L112-74Q122-66 112-58L10-4Q0 0-10-4L-112-58Q-122-66-112-74L-14-128Q-8-132 0-132Z'), fill('secondShade', 'M116-60Q122-62 122-52V56Q122 68 112 74L12 134Q0 138 0 128V6Q0-2 10-6Z'), fill('second', 'M-116-60Q-122-62-122-52V56Q-122 68-112 74L-12 134Q0 138 0 128V6Q0-2-10-6Z'),
      bare(fill('ink', joinPips([[0, -66], [-58, -66], [58, -66], [0, -98], [0, -34]], 15, 8))), place({ x: -61, y: 38 }, times(3, (i) => bare(fill('paper', ellipsePath(-32 + i * 32, -34 + i * 34, 11, 15))))), place({ x: 61, y: 38 }, [[-30, 36], [30, -36], [-30, -2], [30, 2]].map(([x = 0, y = 0]) => bare(fill('paper', ellipsePath(x, y, 11, 15))))),
      bare(line('paper', 3, 'M-108-56L0 0 108-56M0 0V124', 0.35)),
    ]),
  },
  lantern: {
    row: flatten([hanging(-86, -70, 0.9, 'base', 'baseShade'), hanging(88, -34, 0.8, 'base', 'baseShade'), hanging(4, -110, 1.3, 'base', 'baseShade')]),
    sky: flatten([
      bleed(fill('secondShade', 'M-420 120L-250 70-160 112-80 84 20 122 110 88 220 116 420 80V320H-420Z')), [[-100, -78, 0.7, -6], [112, -60, 0.62, 8], [-18, -120, 0.5, 4], [92, 48, 0.5, -5], [-96, 60, 0.55, 7], [8, 10, 1.35, -3]].map(([x = 0, y = 0, s = 1, r = 0]) => rising(x, y, s, r)),
      bleed(bare(line('accent', 3, 'M-60 146H60M-34 160H40', 0.5))),
    ]),
  },
  champagne: {
    tower: flatten([
      [[0, -118], [-33, -62], [33, -62], [-66, -6], [0, -6], [66, -6], [-99, 50], [-33, 50], [33, 50], [99, 50]].map(([x = 0, y = 0]) => glass(x, y)),
      bleed(bare(fill('accentShade', rectPath(-420, 97, 840, 8))), bare(fill('inkSoft', rectPath(-420, 105, 840, 300)))), bare(line('accentLight', 3, circlePath(-96, -70, 5) + circlePath(104, -96, 4) + circlePath(84, -60, 6) + circlePath(-70, -120, 4))),
    ]),
  },
  'fish-king': {
    liner: flatten([
      bleed(disc('accent', 0, -40, 150)), [-46, 0, 46].map((x) => [fill('base', `M${x - 18} -62V-138H${x + 18}V-62Z`), bare(fill('ink', rectPath(x - 18, -138, 36, 18))), bare(fill('paper', rectPath(x - 18, -114, 36, 9)))]),
      fill('paper', 'M-82-12V-62H82V-12Z'), fill('paper', 'M-104 20V-22H104V20Z'), bare(fill('ink', joined(7, (i) => rectPath(-70 + i * 21, -50, 11, 12)) + joined(9, (i) => rectPath(-92 + i * 21, -10, 11, 12)))), bare(shade('M20-62H82V-22H104V20H20Z', 0.16)),
      fill('secondShade', 'M-132 14C-60 30-20 24 0 8 20 24 60 30 132 14 122 74 70 122 0 150-70 122-122 74-132 14Z'), bare(fill('second', 'M-132 14C-60 30-20 24 0 8V150C-70 122-122 74-132 14Z')), bare(line('paper', 5, 'M-128 26C-60 42-20 36 0 20 20 36 60 42 128 26')), bare(fill('base', 'M-102 96C-40 112-12 110 0 104 12 110 40 112 102 96 70 124 40 138 0 152-40 138-70 124-102 96Z')),
      mirrored(bare(line('accentLight', 4, 'M52 54V82M42 60H62M40 74Q52 92 64 74'))), box('paper', -3, -158, 6, 60),
      bleed(fill('secondLight', 'M-420 132Q-140 112 0 148 140 112 420 132V320H-420Z'), bare(fill('second', 'M-420 150Q-140 136 0 166 140 136 420 150V320H-420Z'))),
    ]),
  },
  // In few parts, for renderers of coarse cells.
  plinko: {
    bold: flatten([
      times(4, (j) => times(j + 2, (i) => disc('paper', -(j + 1) * 29 + i * 58, -104 + j * 50, 14))),
      disc('glow', 28, -76, 40, 0.7), disc('accentShade', 28, -72, 26), disc('accent', 28, -76, 25), bare(disc('accentLight', 21, -84, 8)),
      times(5, (i) => { const role = (['accent', 'base', 'second', 'base', 'accent'] as const)[i] ?? 'base'; return [box(`${role}Shade`, -145 + i * 58, 96, 50, 46, 6), bare(box(role, -145 + i * 58, 96, 50, 34, 6))]; }),
    ]),
  },
  roulette: {
    bold: flatten([
      disc('accentShade', 0, 12, 142), disc('accent', 0, 0, 142), bare(disc('ink', 0, 0, 124)),
      times(12, (i) => bare(fill(i === 0 ? 'second' : i % 2 ? 'base' : 'inkSoft', sectorPath(0, 0, 72, 124, i * 30 - 105, i * 30 - 75)))),
      bare(disc('accentShade', 0, 0, 72)), bare(disc('accent', 0, 0, 60)), around(4, () => bare(box('paper', -8, -52, 16, 52, 4)), 0, 0, 45), disc('paper', 0, 0, 18), disc('paper', 96, -42, 18),
    ]),
  },
};
