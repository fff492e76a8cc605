import { hashSeed } from '../random.ts';

/** A dealer of the floor: what the picture shows and what the table is called after. */
export interface Dealer {
  readonly name: string;
  readonly skin: string;
  readonly hair: string;
  /** Form of the hair: 0 short, 1 knot, 2 long, 3 bob, 4 beard, 5 curls. */
  readonly form: 0 | 1 | 2 | 3 | 4 | 5;
  readonly waistcoat: string;
  readonly shirt: string;
  readonly tie: string;
}

const skins = ['#f1cba8', '#d8a47a', '#a56c48', '#74462d', '#e9ba90'] as const;
const white = '#f3efe6';
const gold = '#e0b968';

const named: readonly Dealer[] = [
  { name: 'Marcus', skin: skins[2], hair: '#1a110d', form: 4, waistcoat: '#1f4a3a', shirt: white, tie: '#f0d08a' },
  { name: 'Mei', skin: skins[4], hair: '#15100e', form: 2, waistcoat: '#17181d', shirt: white, tie: '#b8233a' },
  { name: 'Elena', skin: skins[0], hair: '#3a2014', form: 1, waistcoat: '#5e1626', shirt: white, tie: gold },
  { name: 'Lin', skin: skins[4], hair: '#120d0c', form: 3, waistcoat: '#a31f2c', shirt: '#e9b95c', tie: '#f0d08a' },
  { name: 'Jonas', skin: skins[0], hair: '#b9763a', form: 0, waistcoat: '#22252e', shirt: white, tie: '#b8233a' },
  { name: 'Nadia', skin: skins[1], hair: '#2a1a12', form: 5, waistcoat: '#2a2350', shirt: white, tie: '#f0d08a' },
  { name: 'Amara', skin: skins[3], hair: '#120c0a', form: 1, waistcoat: '#b0446a', shirt: '#fff3e0', tie: '#2a0f1c' },
  { name: 'Priya', skin: skins[2], hair: '#130d0b', form: 2, waistcoat: '#c8762a', shirt: '#f6e6c4', tie: '#7a1c30' },
  { name: 'Wei', skin: skins[4], hair: '#141010', form: 0, waistcoat: '#183c38', shirt: '#e7efe6', tie: gold },
  { name: 'Lena', skin: skins[1], hair: '#2a1810', form: 3, waistcoat: '#0f1512', shirt: white, tie: gold },
];

const further = { women: ['Sofía', 'Hanna', 'Inês', 'Chiara', 'Ana', 'Zoe', 'Lucía', 'Thu', 'Marta', 'Ivy', 'Noor', 'Clara'], men: ['Diego', 'Tomas', 'Emil', 'Rafael', 'Minh', 'Oscar', 'Felix', 'Bruno', 'Hugo', 'Dario', 'Kofi', 'Pavel'] } as const;
const hairs = ['#15100e', '#2a1810', '#3a2014', '#6a3b1c', '#b9763a', '#4a4440', '#c79a5a'] as const;
const waistcoats = ['#17181d', '#1f4a3a', '#5e1626', '#22252e', '#2a2350', '#183c38', '#5a3a1c', '#7a2a4a', '#243f66'] as const;

/** Whoever deals where the seed says: `dealer 1` to `dealer 10` are known by name, any other is drawn from the seed. */
export function dealerOf(seed: string): Dealer {
  const place = Number(/^dealer (\d+)$/.exec(seed)?.[1] ?? 0);
  const known = named[place - 1];
  if (known) return known;
  const hash = hashSeed(`floor/${seed}`);
  const pick = <T>(list: readonly T[], turn: number): T => list[Math.floor(hash / 7 ** turn) % list.length] as T;
  const isWoman = hash % 2 === 0;
  return {
    name: pick(isWoman ? further.women : further.men, 1), skin: pick(skins, 2), hair: pick(hairs, 3), form: pick(isWoman ? ([1, 2, 3, 5] as const) : ([0, 0, 4] as const), 4),
    waistcoat: pick(waistcoats, 5), shirt: hash % 5 === 0 ? '#f6e6c4' : white, tie: pick([gold, '#b8233a', '#f0d08a', '#171311'], 6),
  };
}

/** As the form of the hair says it. */
export function isMan({ form }: Dealer): boolean {
  return form === 0 || form === 4;
}

const rooms = ['Salon Verde', 'Salon Rubis', 'Arcadia', 'Lanterna', 'Biblioteca', 'Belvedere', 'Teatro', 'Palmera', 'Orangerie', 'Bellini'] as const;
/** Where a dealer's table stands; the name is the same in all languages. */
export function roomOf(seed: string): string {
  const place = Number(/^dealer (\d+)$/.exec(seed)?.[1] ?? 0);
  return rooms[place > 0 ? (place - 1) % rooms.length : hashSeed(`room/${seed}`) % rooms.length] ?? rooms[0];
}

/** Language tags that dealers speak, those of most tables first. */
const languages = ['en', 'en', 'en', 'de', 'es', 'en', 'vi', 'es', 'en', 'de', 'en'] as const;

/** The language that a dealer speaks: always the same one for a seed. */
export function languageOf(seed: string): string {
  return languages[hashSeed(`speaks/${seed}`) % languages.length] ?? 'en';
}
