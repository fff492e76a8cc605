/** Widths of figures that are set like a headline, in shares of their size, by their digit; their face has no figures of one width. */
const figures = [0.521, 0.29, 0.458, 0.422, 0.469, 0.445, 0.478, 0.389, 0.45, 0.48];
const mark = 0.1;
const space = 0.2;
const sign = 0.55;

/** Widths of what a sum is written with, by character, in shares of its size; other signs are as wide as their face has them. */
export const advances: Readonly<Record<string, number>> = {
  ...Object.fromEntries(figures.map((share, digit) => [digit, share])),
  ',': mark,
  '.': mark,
  '€': 0.547,
};

/** The steps of a headline's size: how wide a sum may be on each, in shares of its size. */
export const headlineSteps = [3.2, 3.6, 4.05, 4.3, 4.6, 5, 5.6, 6.4, 7.6] as const;

/**
 * The step on which a sum fits its line: its place in `headlineSteps`, the last one for a longer sum. Its last three figures count as the widest
 * there are, so that the size does not change with every second of a sum that grows.
 */
export function headlineStep(words: string): number {
  const count = words.replace(/\D/g, '').length;
  let seen = 0;
  let width = 0;
  for (const character of words) {
    if (/\d/.test(character)) {
      seen += 1;
      width += (seen > count - 3 ? undefined : figures[Number(character)]) ?? Math.max(...figures);
    } else width += /[.,]/.test(character) ? mark : /\s/.test(character) ? space : sign;
  }
  const step = headlineSteps.findIndex((most) => width <= most);
  return step < 0 ? headlineSteps.length - 1 : step;
}
