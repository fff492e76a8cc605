/** A piece of a sum on an odometer. */
export interface Drum {
  /** A digit of the whole units or of the fraction, a sign between digits, or the currency. */
  readonly kind: 'whole' | 'part' | 'point' | 'currency';
  readonly words: string;
  /** The digit that stands above it on its drum; empty for signs. */
  readonly before: string;
}

/** Takes a formatted sum apart: a drum for each digit, the last `fraction` digits as parts, all else as signs. */
export function drumsOf(sum: string, fraction: number): readonly Drum[] {
  const pieces = sum.match(/\p{Nd}|\P{Nd}+/gu) ?? [];
  const firstPart = pieces.filter(isDigit).length - fraction;
  let digits = 0;
  return pieces.map((words, index): Drum => {
    if (isDigit(words)) return { kind: digits++ < firstPart ? 'whole' : 'part', words, before: digitBefore(words) };
    return { kind: index === 0 || index === pieces.length - 1 ? 'currency' : 'point', words: words.trim(), before: '' };
  });
}

function isDigit(piece: string): boolean {
  return /^\p{Nd}$/u.test(piece);
}

/** Nine stands before naught; digits of other scripts stand in the same order. */
function digitBefore(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const previous = String.fromCodePoint(code - 1);
  return isDigit(previous) ? previous : String.fromCodePoint(code + 9);
}

/** The rooms for sums: each for as many letters and digits as its name says, or fewer. */
export const drumRooms = { 6: 6, 9: 9, 11: 11, 13: 13, 15: 15, 18: 18, 22: 22 } as const;

/** The smallest room for so many letters and digits; the largest for more than it was made for. */
export function roomOf(letters: number): keyof typeof drumRooms {
  return Object.values(drumRooms).find((room) => room >= letters) ?? 22;
}
