/** A slip of the hand: which, where in the word, and with what letter. */
export interface Slip {
  readonly kind: 'dropped' | 'added' | 'other' | 'swapped';
  readonly at: number;
  readonly letter: string;
}

/** The word with slips in it, one after the other. */
export function misspelt(word: string, slips: readonly Slip[]): string {
  return slips.reduce(slipped, word);
}

function slipped(word: string, { kind, at, letter }: Slip): string {
  const place = at % Math.max(word.length, 1);
  const [before, here, after] = [word.slice(0, place), word.slice(place, place + 1), word.slice(place + 1)];
  switch (kind) {
    case 'dropped':
      return before + after;
    case 'added':
      return before + letter + here + after;
    case 'other':
      return before + letter + after;
    case 'swapped':
      return before + after.slice(0, 1) + here + after.slice(1);
  }
}
