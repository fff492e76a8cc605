/**
 * How hard a password is to guess, 1 (weak) to 4 (strong). A hint, never a rule: the platform's own rules stand in the
 * form.
 */
export type Strength = 1 | 2 | 3 | 4;

const usual =
  /pass(?:word|wort)?|qwert|asdf|zxcv|letmein|welcome|admin|iloveyou|monkey|dragon|abc123|1q2w|casino|lucky|slot|bonus/i;

/** Judges length, variety, runs (`1234`, `aaaa`), the usual words, and words that stand elsewhere in the form. */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  const lower = password.toLowerCase();
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;
  const isKnown = known.some((word) => word.length >= 4 && lower.includes(word.toLowerCase()));
  const different = new Set(lower).size;
  const effective = password.length - runsIn(lower) - (usual.test(password) ? 4 : 0) - (isKnown ? 6 : 0);
  if (effective < 8 || different < 5) return 1;
  const points =
    (effective >= 12 ? 1 : 0) +
    (effective >= 16 ? 1 : 0) +
    (kinds >= 2 ? 1 : 0) +
    (kinds >= 3 ? 1 : 0) +
    (kinds >= 4 ? 1 : 0);
  if (points >= 4) return 4;
  return points >= 2 ? 3 : 2;
}

/** Letters that only repeat or count on from the two before them. */
function runsIn(text: string): number {
  let count = 0;
  for (let at = 2; at < text.length; at += 1) {
    const [a, b, c] = [text.charCodeAt(at - 2), text.charCodeAt(at - 1), text.charCodeAt(at)];
    if (b - a === c - b && Math.abs(c - b) <= 1) count += 1;
  }
  return count;
}
