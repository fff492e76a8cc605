import { circlePath, ellipsePath, petalPath, rectPath, sectorPath } from '../../path.ts';
import { bare, bleed, disc, fill, flatten, line, mirrored, oval, place, shade, times } from '../../shapes.ts';
import type { Part, Role } from '../../types.ts';

/** A carp from above, bent round the middle. */
function carp(skin: Role, spots: Role, fins: Role): Part {
  return [
    fill(fins, 'M-66-84C-96-112-130-104-142-80-120-74-98-66-84-46ZM-44 8C-26 22-6 24 10 14-6-2-22-14-40-14Z'),
    fill(fins, 'M92-46C124-34 142 0 130 40 116 20 108 12 96 12 88 26 74 34 54 34 66 4 76-22 92-46Z'),
    fill(skin, 'M-88 46C-134-28-80-122 4-118 58-114 94-80 104-34 84-62 50-76 10-70-34-62-54-22-46 26-48 52-78 62-88 46Z'),
    bare(fill(spots, 'M-96-34C-84-68-64-88-40-102-26-96-32-76-46-62-56-48-82-20-96-34ZM8-118C36-114 60-100 78-80 70-72 40-82 22-86 8-90 0-108 8-118ZM-88 38C-94 26-98 14-98 4-84 2-70 10-66 24-66 42-80 50-88 38Z')),
    bare(shade('M104-34C84-62 50-76 10-70-34-62-54-22-46 26-62-20-40-70 6-82 50-88 88-68 104-34Z', 0.18)),
    bare(disc('ink', -91, 20, 5)), bare(disc('ink', -58, 16, 5)),
    bare(line(fins, 3, 'M100 0Q110-10 108-26M82 8Q92-8 98-26')),
  ];
}

/** Animals and eyes. */
export const creatures = {
  koi: {
    ring: flatten([
      bleed(bare(line('secondLight', 3, circlePath(0, 0, 166) + circlePath(0, 0, 204) + circlePath(0, 0, 252), 0.4))),
      place({ rotate: -14 }, carp('paper', 'base', 'paperShade')), place({ rotate: 166 }, carp('base', 'ink', 'baseLight')),
      place({ x: 128, y: 118, scale: 0.9 }, fill('second', 'M0 0L34-14A37 37 0 1 1 26-26Z')),
    ]),
    single: flatten([
      place({ x: 4, y: 6, rotate: -52, scale: 1.25 },
        fill('paperShade', 'M-34-20C-66-40-84-30-96-6-70-2-52 6-36 16ZM34-20C66-40 84-30 96-6 70-2 52 6 36 16ZM-22 84C-40 110-50 126-48 150-24 142-8 132 0 118 8 132 24 142 48 150 50 126 40 110 22 84Z'),
        fill('paper', 'M0-120C34-116 50-70 46-20 42 30 22 74 6 100H-6C-22 74-42 30-46-20-50-70-34-116 0-120Z'),
        bare(fill('base', 'M-30-92C-10-112 20-110 30-88 22-66-20-60-30-92ZM44-40C48-10 40 18 26 40 6 34-8 4 8-20 20-36 34-44 44-40ZM-24 44C-10 34 10 46 12 66 8 84 2 92-2 96-12 82-24 64-24 44Z')),
        bare(shade('M0-120C34-116 50-70 46-20 42 30 22 74 6 100H0C20 40 26-60 0-120Z', 0.14)), disc('ink', -25, -84, 5), disc('ink', 25, -84, 5), line('paperShade', 3, 'M-12-116Q-22-130-34-126M12-116Q22-130 34-126')),
      bleed(fill('second', ellipsePath(-120, 116, 48, 30)), bare(line('secondShade', 3, 'M-160 116L-120 116-92 98'))), bleed(bare(line('secondLight', 3, ellipsePath(10, 10, 180, 150) + ellipsePath(10, 10, 236, 200), 0.35))),
    ]),
  },
  tiger: {
    gaze: flatten([
      bleed(bare(fill('base', rectPath(-440, -440, 880, 880))), bare(shade('M0-440H440V440H60C100 200 90-100 0-440Z', 0.16))),
      bleed(mirrored(bare(fill('ink', 'M440-330C270-250 190-200 130-128 210-168 300-200 440-220ZM440-120C310-110 220-90 150-52 240-64 320-64 440-40ZM440 60C330 34 250 24 168 30 250 50 330 84 440 150ZM440 250C330 170 260 120 170 92 230 160 300 240 380 380ZM26-440C34-330 38-250 20-170 66-230 90-320 96-440ZM150-440C140-340 120-270 86-206 150-250 200-330 236-440Z')))),
      bare(fill('ink', 'M-10-150C-4-190 4-190 10-150L0-96Z')), mirrored(bare(fill('ink', 'M18-120L62-158 40-96ZM14-84L48-104 22-64Z'))),
      mirrored(bare(fill('paper', 'M6 62C40 30 118 34 150 84 150 150 92 200 8 190Z')), bare(fill('paper', 'M22-52C40-92 104-96 134-66 108-52 60-34 22-52Z'))),
      mirrored(fill('ink', 'M18-12C38-64 112-70 148-34 122 12 58 22 18-12Z'), fill('accentLight', 'M38-16C56-48 102-52 124-32 106-2 66 4 38-16Z'), bare(fill('accent', 'M38-16C56-48 102-52 124-32 100-34 60-32 38-16Z')), bare(fill('ink', 'M80-46C94-32 94-12 82 0 70-12 68-32 80-46Z')), bare(disc('paper', 92, -32, 5))),
      fill('second', 'M-42 46C-20 34 20 34 42 46 36 78 14 88 0 98-14 88-36 78-42 46Z'), bare(shade('M-42 46C-20 34 20 34 42 46L30 60C10 52-10 52-30 60Z', 0.25)),
      line('ink', 6, 'M0 98V118M0 118C-14 142-52 144-74 126M0 118C14 142 52 144 74 126'), mirrored(bare(disc('ink', 46, 100, 3)), bare(disc('ink', 70, 92, 3)), bare(disc('ink', 64, 114, 3))),
      mirrored(bleed(bare(line('paper', 2.600, 'M76 96Q180 60 300 70M78 108Q190 100 310 136', 0.8)))),
    ]),
  },
  'dragon-eye': {
    oracle: flatten([
      bleed(bare(line('accent', 3, circlePath(0, 0, 172) + circlePath(0, 0, 184), 0.5))),
      fill('accentShade', 'M-146-30C-90-124 76-132 150-62L136-46C70-100-70-96-130-22Z'), fill('paper', 'M-136 8C-84-60 70-66 138 6 74 66-74 66-136 8Z'),
      disc('secondShade', 0, 0, 54), disc('base', 0, 0, 48), bare(line('baseLight', 5, circlePath(0, 0, 36), 0.7)), disc('ink', 0, 0, 24), bare(disc('paper', 14, -14, 9)),
      fill('accent', 'M-148 10C-90-76 78-82 150 0 160 4 168 4 178 0 170 18 154 22 140 16 74-52-74-52-136 18Z'), fill('accent', 'M-136 4C-74 72 74 72 140 6L146 18C84 90-84 90-148 10Z'),
      fill('accent', 'M-30 70L-46 138C-26 130-16 108-12 76ZM36 74C30 120 62 148 96 140 118 134 122 106 102 102 88 102 86 118 98 120 78 130 56 108 60 68Z'),
    ]),
  },
  scarab: {
    fan: flatten([
      disc('second', 0, -104, 40), bare(line('accent', 4, circlePath(0, -104, 40))),
      mirrored(times(6, (i) => [fill('base', sectorPath(0, 30, 44, 84, -8 - i * 13, 3 - i * 13)), fill('accent', sectorPath(0, 30, 84, 108, -8 - i * 13, 3 - i * 13)), fill(i % 2 ? 'second' : 'secondShade', sectorPath(0, 30, 108, 146, -8 - i * 13, 3 - i * 13))])),
      mirrored(line('ink', 8, 'M30 60L74 96 66 138M34 26L84 58 96 96M28-10L58-44')),
      fill('baseShade', 'M0-26C44-26 54 20 48 66 42 108 20 130 0 132-20 130-42 108-48 66-54 20-44-26 0-26Z'), bare(fill('base', 'M-4 18V122C-22 114-38 98-42 62-44 42-44 28-40 18ZM4 18V122C22 114 38 98 42 62 44 42 44 28 40 18Z')),
      fill('accent', 'M-40 10C-34-30 34-30 40 10Z'), fill('base', 'M-28-24C-24-58 24-58 28-24Z'), bare(disc('accentLight', -14, -38, 4)), bare(disc('accentLight', 14, -38, 4)), bare(line('baseLight', 4, 'M-28 34Q-30 70-18 98', 0.8)),
    ]),
  },
  lotus: {
    bloom: flatten([
      bleed(bare(line('secondLight', 3, 'M-300 118H-120M110 126H320M-220 142H-60M40 146H240', 0.5))), bleed(fill('secondShade', ellipsePath(0, 112, 146, 26)), bare(fill('second', ellipsePath(0, 106, 146, 24)))),
      times(7, (i) => place({ y: 96, rotate: -81 + i * 27 }, fill('baseShade', petalPath(176 - Math.abs(i - 3) * 6, 40)))),
      [-56, 56, -34, 34].map((rotate) => place({ y: 100, rotate }, fill('base', petalPath(168, 38)))),
      [-74, 74].map((rotate) => place({ y: 104, rotate }, fill('base', petalPath(132, 32)))),
      [-18, 18, 0].map((rotate) => place({ y: 106, rotate }, fill('baseLight', petalPath(rotate === 0 ? 186 : 170, 36)))), mirrored(place({ y: 110, rotate: 44 }, fill('baseLight', petalPath(120, 30)))),
      place({ y: 112 }, fill('paper', petalPath(112, 28))), oval('accent', 0, 104, 20, 8),
    ]),
  },
};
