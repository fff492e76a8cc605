import { circlePath, ngonPath, num, polar, rectPath, ribbonPath, wavePath } from '../../path.ts';
import { around, bare, bleed, box, disc, fill, flatten, joined, line, mirrored, shade, times } from '../../shapes.ts';
import type { Part, Role } from '../../types.ts';

/** An arm of a whirl from `inner` to `outer`, as wide as `span` degrees, turned further the farther out. */
function arm(inner: number, outer: number, span: number, twist: number): string {
  const edge = (from: number) => Array.from({ length: 9 }, (_, i) => polar(inner + ((outer - inner) * i) / 8, from + twist * (i / 8) ** 0.8));
  return ribbonPath(edge(0), edge(span).reverse());
}

/** Lit windows of a house front, some dark by `skip`. */
function panes(x: number, y: number, columns: number, rows: number, skip: number): string {
  return joined(columns * rows, (i) => ((i * 7 + skip) % 5 < 2 || (i * 3 + skip) % 4 === 0 ? '' : rectPath(x + (i % columns) * 13, y + Math.floor(i / columns) * 18, 6, 9)));
}

function house(x: number, y: number, columns: number, role: Role, lights: Role, skip: number): Part {
  return [bare(fill(role, rectPath(x, y, columns * 13 + 9, 300 - y))), bare(fill(lights, panes(x + 8, y + 12, columns, Math.floor((150 - y) / 18), skip), 0.9))];
}

const tier = (half: number, top: number, height: number): Part => [
  fill('base', `M${-half} ${top + height}L${-half + 9} ${top}H${half - 9}L${half} ${top + height}Z`),
  bare(fill('baseLight', rectPath(-half + 9, top, 2 * half - 18, 4))),
  bare(shade(`M${half * 0.35} ${top}H${half - 9}L${half} ${top + height}H${half * 0.35}Z`, 0.2)),
];

/** Places and forces of nature. */
export const views = {
  typhoon: {
    wave: flatten([
      bleed(disc('accent', 62, -70, 66), disc('accentLight', 62, -70, 48)),
      bleed(fill('secondShade', wavePath(64, 16, 150, 320))),
      bleed(fill('second', 'M-420 320V70C-320 64-240 40-190-20-140-100-60-150 30-138 92-128 138-84 138-34 116-66 82-74 52-58 14-38 10 14 38 50 70 88 180 96 420 88V320Z')),
      bleed(bare(fill('secondShade', 'M-420 320V150C-300 140-220 110-170 40-120-50-60-104 18-104 62-102 96-88 118-60 88-72 66-66 52-58 14-38 10 14 38 50 70 88 180 96 420 88V320Z', 0.45))),
      bare(line('secondLight', 5, 'M-150 96C-136 10-90-68-12-84M-104 116C-96 44-66-18-20-40M-52 126C-48 82-36 50-22 30')),
      fill('paper', 'M-96-92C-56-140 0-152 48-142 108-130 150-82 140-22 132-36 122-38 114-30 110-46 94-50 86-40 78-54 58-54 52-42 42-52 24-46 24-30 12-36 0-26 4-12-8-14-14-2-8 8-34-8-10-70 38-88 4-104-50-98-96-92Z'),
      disc('paper', 146, 10, 8), disc('paper', 122, 24, 5), disc('paper', 104, 2, 4),
      bleed(fill('base', wavePath(124, 13, 92, 240)), bare(line('secondLight', 4, 'M-150 150q16-10 32 0M-40 162q16-10 32 0M70 150q16-10 32 0')), fill('second', wavePath(152, 13, 110, 240, 420, 46))),
    ]),
    spiral: flatten([
      bleed(bare(fill('secondShade', rectPath(-420, -420, 840, 840)))),
      bleed(around(7, () => bare(fill('accent', arm(34, 520, 15, 210))), 0, 0), around(7, () => bare(fill('base', arm(34, 520, 13, 210))), 0, 0, 17), around(7, () => bare(fill('accentShade', arm(34, 520, 9, 210))), 0, 0, 34)),
      disc('shade', 0, 6, 58, 0.35), disc('accentShade', 0, 0, 52), disc('accent', 0, 0, 46), disc('ink', 0, 0, 33), disc('accent', 0, 0, 27),
      bare(fill('accentLight', 'M0-24Q4-4 24 0 4 4 0 24-4 4-24 0-4-4 0-24Z')),
      line('accentLight', 2, circlePath(0, 0, 112), 0.01),
    ]),
    curl: flatten([
      line('accentShade', 42, 'M4 4C-14 8-24-12-12-28 8-54 58-40 64 6 68 62 8 98-52 78-112 56-128-18-90-70-56-116 12-132 74-102'),
      line('accent', 34, 'M4-2C-14 2-24-18-12-34 8-60 58-46 64 0 68 56 8 92-52 72-112 50-128-24-90-76-56-122 12-138 74-108'),
      line('accentLight', 9, 'M-66 58C-106 32-114-28-84-68-54-108 4-126 60-108M6-38C28-48 50-36 56-6', 0.8),
      disc('second', 118, 60, 15), disc('second', 96, -62, 9), disc('secondLight', -124, 104, 10),
    ]),
  },
  'sun-temple': {
    steps: flatten([
      bleed(disc('accent', 0, -62, 100), disc('accentLight', 0, -62, 78)), bleed(around(28, () => bare(fill('accent', 'M-3-108L0-132 3-108Z')), 0, -62)),
      box('base', -34, -84, 68, 40), box('baseShade', -44, -94, 88, 14), bare(box('ink', -13, -76, 26, 32)), bare(box('accentLight', -7, -68, 14, 24)),
      times(6, (i) => tier(58 + i * 19, -46 + i * 32, 32)),
      fill('baseLight', 'M-16-46H16L30 146H-30Z'), bare(fill('baseShade', joined(14, (i) => rectPath(-17 - i * 0.95, -38 + i * 13, 34 + i * 1.9, 5)))),
      bleed(fill('secondShade', 'M-420 146C-260 118-200 150-120 142 0 134 120 148 210 138 300 126 340 136 420 130V320H-420Z')),
    ]),
  },
  'city-night': {
    tower: flatten([
      bleed(mirrored(bare(fill('glow', 'M8-96L120-420H250Z', 0.4)))), bleed(disc('accent', 78, -10, 50)),
      bleed(mirrored(house(56, 10, 4, 'secondShade', 'accent', 1), house(112, 42, 5, 'second', 'accent', 3), house(186, 22, 6, 'secondShade', 'accent', 2), house(270, 50, 6, 'second', 'accent', 0))),
      mirrored(fill('baseShade', 'M0 150V-10H58V150Z')), fill('base', 'M-42 150V-46H42V150Z'), fill('base', 'M-28-46V-84H28V-46Z'), fill('baseLight', 'M-16-84V-112H16V-84Z'), fill('accent', 'M-10-112L0-150 10-112Z'),
      bare(fill('baseShade', 'M14-112H16V-84H28V-46H42V150H20V-46H8V-84Z', 0.8)),
      bare(fill('accentLight', joined(3, (i) => rectPath(-32 + i * 20, -34, 5, 170)), 0.85)), bare(fill('accent', panes(-54, 6, 1, 8, 1) + panes(48, 6, 1, 8, 0))),
    ]),
    blocks: flatten([
      bleed(disc('glow', -40, -60, 150, 0.5), disc('accentLight', -52, -76, 46)),
      bleed(times(9, (i) => house(-420 + i * 92, -40 - ((i * 53) % 70), 5, 'secondShade', 'accentShade', i))),
      bleed(times(8, (i) => house(-400 + i * 104, 10 - ((i * 47) % 90), 6, i % 2 ? 'base' : 'baseShade', 'accent', i + 2))),
      line('baseShade', 3, 'M-20-76V-150M112-60V-120'), disc('accent', -20, -150, 4), line('ink', 2, 'M-150 149H150', 0.01),
      bleed(times(8, (i) => house(-450 + i * 118, 92 - ((i * 61) % 60), 7, 'ink', 'accentLight', i + 1))),
    ]),
  },
  comet: {
    meteor: flatten([
      bleed(bare(fill('baseShade', 'M-102 2L300-420H470L-20 104Z', 0.55)), bare(fill('base', 'M-96 18L330-390 420-300-28 96Z')), bare(fill('accent', 'M-88 34L400-380-40 86Z')), bare(fill('accentLight', 'M-74 46L250-226-52 70Z', 0.8))),
      fill('secondShade', ngonPath(-62, 58, 66, 11)), fill('second', ngonPath(-66, 54, 58, 11)), bare(fill('secondLight', 'M-116 34C-108 4-76-8-48-2-76 8-96 24-104 62Z', 0.8)),
      bare(disc('secondShade', -84, 70, 14)), bare(disc('secondShade', -46, 42, 10)), bare(disc('secondShade', -56, 88, 8)), bare(disc('secondShade', -88, 30, 6)),
      line('accentLight', 4, 'M30 96L120 12M-110-46L-30-122', 0.8), line('accentLight', 2, `M${num(118)} -118L146-146`),
    ]),
    launch: flatten([
      bleed(bare(fill('glow', 'M-60 150C-50 40 10-60 92-128L122-98C50-30 20 60 40 150Z', 0.35))),
      fill('accentShade', 'M-34 150C-40 60 20-40 92-112L118-86C50-20 6 70 10 150Z'), fill('accent', 'M-20 150C-24 66 32-28 98-106L112-92C48-20-4 76-2 150Z'),
      disc('accentLight', 106, -100, 26), disc('accent', 106, -100, 19), disc('base', 112, -106, 14),
      bleed(fill('secondShade', 'M-420 100L-230 70-150 96-90 84-20 110 60 92 150 112 260 80 420 104V320H-420Z')),
      fill('ink', 'M-112 150V112C-120 108-120 92-108 90-96 92-96 108-104 112V150ZM-118 118L-98 114V136H-118Z'),
      bleed(fill('ink', 'M-420 146C-200 132 0 152 420 138V320H-420Z')),
    ]),
  },
};
