import { cardBack, die, suit } from './motifs/tables.ts';
import { circlePath, ellipsePath, sectorPath } from './path.ts';
import type { Random } from './random.ts';
import { around, bare, bleed, box, disc, fill, gleam, line, mirrored, place, shade, shine, times } from './shapes.ts';
import type { Part, Role } from './types.ts';

type Kind = 'woman' | 'man';

export interface Person {
  readonly kind: Kind;
  /** Half the width of the face, 30–38. */
  readonly face: number;
  readonly beard?: 'full' | 'moustache';
  readonly glasses?: boolean;
}

interface Style {
  readonly suits: readonly Kind[];
  readonly back?: readonly Part[];
  readonly front: readonly Part[];
}

export const people: readonly Person[] = [
  { kind: 'woman', face: 33 }, { kind: 'woman', face: 35 }, { kind: 'woman', face: 32, glasses: true }, { kind: 'woman', face: 36 },
  { kind: 'man', face: 35 }, { kind: 'man', face: 37, beard: 'full' }, { kind: 'man', face: 34, beard: 'moustache' }, { kind: 'man', face: 35, glasses: true },
];

/** Hair of one colour, with light on it. */
export const hairs: readonly Style[] = [
  { suits: ['woman'], back: [fill('hair', 'M-42-60C-50-120 50-122 44-58 48-14 58 14 54 58H-54C-58 14-46-14-42-60Z')], front: [fill('hair', 'M-38-32C-46-96 46-98 39-30 32-58 12-68-6-70-18-60-32-50-38-32Z'), gleam(3, 'M-24-78Q-6-92 18-86', 0.25)] },
  { suits: ['woman'], back: [disc('hair', 0, -102, 19), line('second', 5, 'M-15-88Q0-80 15-88')], front: [fill('hair', 'M-38-34C-44-98 44-98 38-34 34-60 20-72 0-74-20-72-34-60-38-34Z'), gleam(3, 'M-8-113Q4-119 13-111', 0.3)] },
  { suits: ['woman'], back: [fill('hair', 'M-46-56C-50-116 50-116 46-56 48-24 46-8 40 4H-40C-46-8-48-24-46-56Z')], front: [fill('hair', 'M-40 2C-48-40-48-98 0-98S48-40 40 2L34-42C10-42-14-44-34-46Z'), gleam(3, 'M-30-70Q-20-88 4-90', 0.25)] },
  { suits: ['woman'], back: [disc('hair', -40, -40, 22), disc('hair', 40, -40, 22), disc('hair', -46, -4, 20), disc('hair', 46, -4, 20), disc('hair', -24, -88, 26), disc('hair', 24, -88, 26), disc('hair', -46, -68, 22), disc('hair', 46, -68, 22), disc('hair', -40, 26, 17), disc('hair', 40, 26, 17)], front: [fill('hair', 'M-38-36C-42-90 42-90 38-36 30-52 22-48 14-60 4-50-8-60-18-54-26-58-32-48-38-36Z')] },
  { suits: ['woman'], back: [fill('hair', 'M30-84C80-90 86-20 66 40 58 44 54 34 58 20 62-20 54-50 34-62Z'), fill('second', 'M28-90l18 6-6 18-16-8Z')], front: [fill('hair', 'M-38-34C-46-100 48-100 39-34 36-64 14-66-14-82-24-64-34-52-38-34Z'), gleam(3, 'M-22-78Q0-92 22-82', 0.3)] },
  { suits: ['woman', 'man'], front: [fill('hair', 'M-39-36C-46-104 46-104 39-36 36-58 30-66 22-70-4-60-20-66-32-70-36-60-38-48-39-36Z'), gleam(3, 'M-22-82Q-4-94 18-86', 0.25)] },
  { suits: ['man'], front: [fill('hair', 'M-39-38C-48-92-30-108 0-104 36-112 50-88 39-38 38-56 34-64 30-68 10-62-14-76-24-66-32-64-38-52-39-38Z'), gleam(3, 'M-14-92Q8-102 28-88', 0.3)] },
  { suits: ['man'], front: [fill('hair', 'M-38-40C-42-88 42-88 38-40 36-60 26-70 0-70S-36-60-38-40Z', 0.92)] },
  { suits: ['man'], front: [fill('hair', 'M-39-24C-40-40-38-56-36-60L-32-40ZM39-24C40-40 38-56 36-60L32-40Z'), shine('M-18-74Q0-84 14-76 0-76-12-68Z', 0.4)] },
  { suits: ['man'], front: [fill('hair', 'M-38-36C-44-70-38-84-32-86-34-104-10-112 2-100 12-116 36-104 32-90 46-84 44-60 38-36 36-56 30-64 24-62 16-70 6-60-6-66-16-60-26-68-32-58-36-50-38-36Z')] },
];

/** What the dealer wears; the second family is the cloth. */
export const clothes: readonly Style[] = [
  { suits: ['woman'], front: [fill('second', 'M-98 160C-98 78-56 52-18 46H18C56 52 98 78 98 160Z'), bare(fill('base', 'M-26 44C-20 74 20 74 26 44L16 40H-16Z')), bare(line('accent', 3, 'M-32 50C-16 86 16 86 32 50')), disc('accentLight', 0, 79, 4.500)] },
  { suits: ['woman'], front: [fill('base', 'M-96 160C-96 80-54 54-18 46H18C54 54 96 80 96 160Z'), fill('second', 'M-70 160C-74 112-66 92-50 82-30 100-10 92 0 106 10 92 30 100 50 82 66 92 74 112 70 160Z'), bare(line('second', 6, 'M-50 84L-36 50M50 84L36 50')), bare(line('accentLight', 3, 'M-24 50Q0 66 24 50'))] },
  { suits: ['woman', 'man'], front: [fill('paper', 'M-98 160C-98 78-56 52-18 44H18C56 52 98 78 98 160Z'), fill('second', 'M-64 64L-24 46 0 116 24 46 64 64 58 160H-58Z'), shade('M0 116L24 46 64 64 58 160H0Z', 0.15), fill('inkSoft', 'M-18 50L0 60 18 50V72L0 62-18 72Z'), times(3, (i) => disc('accentLight', 0, 122 + i * 14, 3))] },
  { suits: ['man'], front: [fill('second', 'M-102 160C-100 78-58 52-18 44H18C58 52 100 78 102 160Z'), bare(fill('paper', 'M-20 42L0 100 20 42Z')), fill('secondShade', 'M-24 42L-50 66-2 150 0 104ZM24 42L50 66 2 150 0 104Z'), fill('accent', 'M-16 54L0 62 16 54V74L0 66-16 74Z'), bare(fill('accent', 'M-62 96L-46 90-42 102-58 106Z'))] },
  { suits: ['man'], front: [fill('second', 'M-102 160C-100 78-58 52-18 44H18C58 52 100 78 102 160Z'), bare(fill('paper', 'M-20 42L0 100 20 42Z')), shine('M-24 42L-46 62-2 140 0 104ZM24 42L46 62 2 140 0 104Z', 0.3), fill('accentShade', 'M-7 52H7L11 96 0 112-11 96Z')] },
  { suits: ['woman'], front: [fill('second', 'M-98 160C-98 78-60 50-22 40L-20 20Q0 30 20 20L22 40C60 50 98 78 98 160Z'), bare(line('accent', 3, 'M0 28V70L40 100M6 46h10M12 66h10')), shade('M40 56C70 66 98 90 98 160H60C70 110 60 80 40 56Z', 0.18)] },
];

/** Head and shoulders, hair behind and before. `glance` −1…1 moves the eyes. */
export function bust(person: Person, hair: Style, dress: Style, glance: number): Part {
  const { face, kind } = person;
  const g = glance * 2;
  const head = (...parts: Part[]): Part => place({ y: 17 }, ...parts);
  return place({ y: -22, scale: 1.3 }, head(hair.back ?? []), bare(fill('baseShade', 'M-15 6H15V46Q0 60-15 46Z')), dress.front.slice(0, 1), dress.front.slice(1), bare(fill('base', 'M-13 8H13V44Q0 54-13 44Z')), bare(fill('baseShade', 'M-13 8H13V22Q0 32-13 18Z')),
    head(bare(disc('base', -face, -32, 7)), bare(disc('base', face, -32, 7)), fill('base', `M0-84C${face} -84 ${face + 4} -50 ${face} -28 ${face - 4} -4 14 12 0 12S${4 - face} -4 ${-face} -28C${-face - 4} -50 ${-face} -84 0-84Z`), shade(`M${face * 0.4}-80C${face}-74 ${face + 4}-50 ${face}-28 ${face - 4}-4 14 12 0 12 24-6 ${face * 0.8}-40 ${face * 0.4}-80Z`, 0.1),
    mirrored(bare(fill('paper', ellipsePath(14, -34, 6.500, 4.600))), kind === 'woman' ? line('ink', 2.400, 'M6-36Q14-42 22-36') : [], line('hair', kind === 'man' ? 3.600 : 2.600, 'M6-46Q14-51 23-45')), place({ x: g }, disc('ink', -14, -34, 3.600), disc('ink', 14, -34, 3.600), disc('paper', -15, -35.500, 1.200), disc('paper', 13, -35.500, 1.200)),
    line('baseShade', 2.600, 'M0-32q5 10-2 14'), kind === 'woman' ? [bare(fill('secondLight', 'M-11-9Q-5-13 0-10 5-13 11-9 5 0 0 0T-11-9Z')), disc('accentLight', -face - 1, -18, 3.400), disc('accentLight', face + 1, -18, 3.400), bare(disc('secondLight', -20, -20, 6, 0.16)), bare(disc('secondLight', 20, -20, 6, 0.16))] : line('baseShade', 3, 'M-10-8Q0 0 10-8'),
    person.beard === 'full' ? fill('hair', `M${-face}-30C${-face + 2} 0-18 20 0 20S${face - 2} 0 ${face}-30C${face - 6}-12 16-18 10-16-4-18-16-18-24-14Q${-face + 4}-14 ${-face}-30ZM-10-6Q0-2 10-6 6 2 0 2T-10-6Z`, 0.92) : person.beard === 'moustache' ? fill('hair', 'M0-14C8-18 16-12 18-8 10-6 4-8 0-9-4-8-10-6-18-8-16-12-8-18 0-14Z') : [],
    person.glasses ? line('ink', 2.400, `${circlePath(-14, -34, 10)}${circlePath(14, -34, 10)}M-4-35Q0-38 4-35`) : [], hair.front));
}

/** The ears of the toys that deal where all is clay: a rabbit's, a cat's, a bear's. */
export const toyEars: readonly (readonly Part[])[] = [
  [fill('base', 'M14-66Q6-150 34-158 62-150 62-52Z'), bare(fill('secondLight', 'M26-80Q24-136 36-142 48-134 46-74Z'))],
  [fill('base', 'M18-74Q54-128 72-122 84-112 82-30Z'), bare(fill('secondLight', 'M40-74Q60-104 68-102 74-94 72-54Z'))],
  [disc('base', 62, -74, 28), bare(disc('secondLight', 62, -74, 15))],
];

/** A round toy in a bow tie. `glance` −1…1 moves the eyes. */
export function toy(ears: readonly Part[], glance: number): Part {
  return [
    mirrored(ears), fill('base', 'M0-92C66-92 104-46 106 30 108 110 70 160 0 160S-108 110-106 30C-104-46-66-92 0-92Z'),
    place({ x: glance * 5 }, disc('ink', -27, -22, 7.500), disc('ink', 27, -22, 7.500), disc('paper', -25, -25, 2.600), disc('paper', 29, -25, 2.600), line('ink', 4, 'M-11-9Q0 5 11-9')),
    mirrored(bare(fill('secondLight', ellipsePath(48, -4, 12, 8), 0.8)), fill('second', 'M4 40Q22 20 42 22 48 42 42 62 22 62 4 44Z')), disc('accent', 0, 42, 9),
  ];
}

/** The felt with the game upon it. */
export function deskOf(game: 'cards' | 'blackjack' | 'roulette' | 'dice', random: Random): Part {
  const chips = (x: number, y: number): Part => smallChips(x, y, 2 + Math.floor(random.next() * 3), random.pick(['second', 'accent'] as const));
  return [
    bleed(bare(fill('inkSoft', 'M-700 220C-420 104-150 84 0 84S420 104 700 220V700H-700Z')), bare(shade('M-700 220C-420 104-150 84 0 84S420 104 700 220V236C420 118-150 98 0 98S-420 118-700 236Z', 0.25)), bare(line('accent', 6, 'M-700 220C-420 104-150 84 0 84S420 104 700 220')), bare(line('accentLight', 2, 'M-420 190C-280 134-110 118 0 118S280 134 420 190', 0.35))),
    game === 'cards' ? [smallCard('spade', 'ink', -100, 128, -8), smallCard('heart', 'secondLight', -62, 124, 2), smallCard('diamond', 'secondLight', 62, 124, -2), smallCard('club', 'ink', 100, 128, 8), chips(0, 144)]
      : game === 'blackjack' ? [cardBack(-16, 120, -4, 0.36, 'second'), smallCard('spade', 'ink', 16, 120, 3), smallCard('heart', 'secondLight', -120, 136, -12), smallCard('diamond', 'secondLight', 120, 136, 12), chips(-70, 146), chips(74, 146), box('ink', 170, 106, 44, 26, 5), box('paper', 176, 112, 26, 14, 2)]
        : game === 'roulette' ? [place({ y: 134, scaleY: 0.42 }, disc('accentShade', 0, 0, 100), disc('accent', 0, -6, 94), times(24, (i) => bare(fill(i === 0 ? 'accentLight' : i % 2 ? 'second' : 'ink', sectorPath(0, -6, 54, 84, i * 15, i * 15 + 13)))), disc('accent', 0, -6, 52), disc('accentShade', 0, -6, 46), around(4, () => line('accentLight', 7, 'M0-12V-38'), 0, -6, 45), disc('accentLight', 0, -8, 16)), disc('paper', 58, 116, 5), chips(-150, 146), chips(156, 146)]
          : [bare(fill('shine', 'M-54 152L-40 96H40L54 152Z', 0.16)), die(-18, 130, 0.3, -8, 'paper', 'second'), die(18, 122, 0.28, 12, 'second', 'paper'), die(8, 144, 0.28, 3, 'paper', 'ink'), chips(-120, 142), chips(-84, 150), chips(118, 146)],
  ];
}

/** A card as small as a table shows it: one pip, no corners. */
function smallCard(pip: keyof typeof suit, color: Role, x: number, y: number, rotate: number): Part {
  return place({ x, y, rotate }, shade('M-14-20H20V28H-14Z', 0.25), box('paper', -17, -24, 34, 48, 4), place({ scale: 0.5 }, bare(fill(color, suit[pip]))));
}

/** A stack of chips drawn as one drum with rims. */
function smallChips(x: number, y: number, count: number, role: 'second' | 'accent'): Part {
  const top = y - count * 5;
  return [fill(`${role}Shade`, `M${x - 17} ${top}V${y}a17 7 0 0 0 34 0V${top}Z`), bare(fill('paper', `M${x - 12} ${top + 4}h5V${y + 5}h-5ZM${x - 2} ${top + 6}h5V${y + 7}h-5ZM${x + 8} ${top + 4}h5V${y + 5}h-5Z`, 0.85)), fill(role, ellipsePath(x, top, 17, 7)), bare(line('paper', 1.6, ellipsePath(x, top, 11, 4.4)))];
}
