/** How many words a message lists before it says how many more there are. */
const listed = 14;

/** How many words that are equally near a question names. */
const named = 3;

/**
 * No valid word is longer, so only this many characters are compared. To compare pages of text would take too long.
 */
const longest = 80;

/**
 * How many words are compared letter by letter: of a longer list, those that share the most letters with the wrong one.
 */
const compared = 40;

/**
 * Steps (insert, delete, replace, swap neighbours) from one word to the other: Damerau-Levenshtein, optimal alignment.
 */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let steps = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      current[column] = steps;
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/** The valid word most like a wrong one, if any is near enough to be meant. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  return allNearest(word, words)[0];
}

/**
 * The valid words most like a wrong one, which is at most two letters or a third of it away; of several that are
 * equally near, those that begin like it first. Two words that share nothing are never like each other.
 */
function allNearest(word: string, words: Iterable<string>): readonly string[] {
  const wanted = word.slice(0, longest).toLowerCase();
  let best: string[] = [];
  let bestSteps = Math.max(2, Math.floor(Math.min(word.length, longest) / 3));
  for (const candidate of likest(wanted, [...words])) {
    if (Math.abs(candidate.length - word.length) > bestSteps) continue;
    const steps = distance(wanted, candidate.toLowerCase());
    if (steps > bestSteps || steps >= Math.max(word.length, candidate.length)) continue;
    if (steps < bestSteps) [best, bestSteps] = [[], steps];
    best.push(candidate);
  }
  const shared = best.map((candidate) => ({ candidate, same: sharedStart(wanted, candidate.toLowerCase()) }));
  return shared.sort((a, b) => b.same - a.same).map(({ candidate }) => candidate);
}

/**
 * The words of a long list that can be near a wrong one, in their order. How many letters two words do not share costs
 * their lengths alone, and they are at least as many steps from each other.
 */
function likest(wanted: string, words: readonly string[]): readonly string[] {
  if (words.length <= compared) return words;
  const letters = new Int16Array(128);
  for (let at = 0; at < wanted.length; at += 1) count(letters, wanted, at, 1);
  const left = new Int16Array(letters.length);
  const unshared = words.map((word, index) => {
    const candidate = word.slice(0, longest).toLowerCase();
    left.set(letters);
    for (let at = 0; at < candidate.length; at += 1) count(left, candidate, at, -1);
    let [missing, spare] = [0, Math.max(0, word.length - longest)];
    for (const each of left) {
      if (each > 0) missing += each;
      else spare -= each;
    }
    return { index, steps: Math.max(missing, spare) };
  });
  unshared.sort((a, b) => a.steps - b.steps || a.index - b.index);
  const chosen = unshared.slice(0, compared).map(({ index }) => index);
  return chosen.sort((a, b) => a - b).map((index) => words[index] ?? '');
}

/** Letters that share a place in the count only make two words look more alike than they are. */
function count(letters: Int16Array, word: string, at: number, change: 1 | -1): void {
  const place = word.charCodeAt(at) % letters.length;
  letters[place] = (letters[place] ?? 0) + change;
}

function sharedStart(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
}

/** A question for what was meant: `Did you mean "from" or "for"?` Empty where nothing is near. */
function question(words: readonly string[]): string {
  const quoted = words.slice(0, named).map((word) => `"${shown(word)}"`);
  if (quoted.length === 0) return '';
  return ` Did you mean ${[quoted.slice(0, -1).join(', '), quoted.at(-1)].filter((part) => part !== '').join(' or ')}?`;
}

/** A word as a message shows it: the beginning of one that is too long to read. */
function shown(word: string): string {
  return word.length > longest ? `${word.slice(0, longest - 3)}…` : word;
}

/** A sentence that lists what is valid: all of a short list, the nearest of a long one. */
export function oneOf(words: readonly string[], word: string): string {
  if (words.length === 0) return 'There are none yet.';
  if (words.length <= listed) return `One of: ${words.map(shown).join(', ')}.`;
  const wanted = word.slice(0, longest).toLowerCase();
  const near = likest(wanted, words).map((candidate, index) => ({
    candidate,
    index,
    steps: distance(wanted, candidate.slice(0, longest).toLowerCase()),
  }));
  near.sort((a, b) => a.steps - b.steps || a.index - b.index);
  return `One of: ${near
    .slice(0, listed - 4)
    .map(({ candidate }) => shown(candidate))
    .join(', ')} and ${words.length - listed + 4} more.`;
}

/** What to say of a word that is not in a list: `"saphire" is not a colour. Did you mean "sapphire"? One of: …` */
export function unknownWord(
  word: string,
  what: string,
  words: readonly string[],
): { readonly message: string; readonly suggestion?: string } {
  const once = [...new Set(words)];
  const near = allNearest(word, once);
  const [suggestion] = near;
  return {
    message: `"${shown(word)}" is not ${what}.${question(near)} ${oneOf(once, word)}`,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
