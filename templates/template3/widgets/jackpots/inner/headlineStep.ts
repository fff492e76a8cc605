/**
 * Widths of what a headline's sum is written with, by character, in shares of its size; its face has no figures of one
 * width.
 */
export const advances: Readonly<Record<string, number>> = {
  0: 0.521,
  1: 0.29,
  2: 0.458,
  3: 0.422,
  4: 0.469,
  5: 0.445,
  6: 0.478,
  7: 0.389,
  8: 0.45,
  9: 0.48,
  ',': 0.1,
  '.': 0.1,
  '€': 0.547,
};
const widest = Math.max(...Array.from('0123456789', (figure) => advances[figure] ?? 0));
const space = 0.2;
/** Other signs, about. */
const sign = 0.55;

/** The steps of a headline's size: how wide a sum may be on each, in shares of its size. */
export const headlineSteps = [3.2, 3.6, 4.05, 4.3, 4.6, 5, 5.6, 6.4, 7.6] as const;

/**
 * The step on which a sum fits its line: its place in `headlineSteps`, the last one for a longer sum. Its last three
 * figures count as the widest there are, so that the size does not change with every second of a sum that grows.
 */
export function headlineStep(words: string): number {
  const count = words.replace(/\D/g, '').length;
  let seen = 0;
  let width = 0;
  for (const character of words) {
    if (/\d/.test(character)) seen += 1;
    const isLast = seen > count - 3 && /\d/.test(character);
    width += isLast ? widest : (advances[character] ?? (/\s/.test(character) ? space : sign));
  }
  const step = headlineSteps.findIndex((most) => width <= most);
  return step < 0 ? headlineSteps.length - 1 : step;
}
