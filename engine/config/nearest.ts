/** How many words a message lists before it says how many more there are. */
const listed = 14;

/** Steps (insert, delete, replace, swap neighbours) from one word to the other: Damerau-Levenshtein, optimal alignment. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let steps = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      current[column] = steps;
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/** The valid word most like a wrong one, if any is near enough to be meant. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestSteps = Math.max(1, Math.floor(Math.max(word.length, 3) / 3)) + 1;
  for (const candidate of words) {
    const steps = distance(wanted, candidate.toLowerCase());
    if (steps < bestSteps) [best, bestSteps] = [candidate, steps];
  }
  return best;
}

/** A sentence that lists what is valid: all of a short list, the nearest of a long one. */
export function oneOf(words: readonly string[], word: string): string {
  if (words.length === 0) return 'There are none yet.';
  if (words.length <= listed) return `One of: ${words.join(', ')}.`;
  const near = words.map((candidate, index) => ({ candidate, index, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }));
  near.sort((a, b) => a.steps - b.steps || a.index - b.index);
  return `One of: ${near
    .slice(0, listed - 4)
    .map(({ candidate }) => candidate)
    .join(', ')} and ${words.length - listed + 4} more.`;
}

/** What to say of a word that is not in a list: `"saphire" is not a colour. Did you mean "sapphire"? One of: …` */
export function unknownWord(word: string, what: string, words: readonly string[]): { readonly message: string; readonly suggestion?: string } {
  const once = [...new Set(words)];
  const suggestion = nearest(word, once);
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return { message: `"${word}" is not ${what}.${hint} ${oneOf(once, word)}`, ...(suggestion === undefined ? {} : { suggestion }) };
}
