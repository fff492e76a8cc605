/** A line of a masthead: its words and the room they take, in em of a bold serif set close. */
export interface MastheadLine {
  readonly words: string;
  readonly width: number;
}

/** Above this many em a name is set in two lines. */
const widestLine = 9.5;

/** Usual widths in em of letters of like width, from a bold serif set close; anything else is as wide as it is high. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/\s/, 0.17],
  [/[ijl.,'’!|:-]/, 0.27],
  [/[frstIJ]/, 0.42],
  [/[acegz]/, 0.5],
  [/[mw]/, 0.86],
  [/[MW]/, 1.05],
  [/[a-z]/, 0.57],
  [/[A-Z&]/, 0.73],
  [/[0-9]/, 0.62],
  [/[\p{Ll}\p{Lu}]/u, 0.65],
];

/** Sets a name for a masthead: one line, or two of like width when it is long. Returns at least one line. */
export function mastheadLines(name: string): readonly MastheadLine[] {
  const whole = lineOf(name);
  const words = name.split(/\s+/);
  if (whole.width <= widestLine || words.length < 2) return [whole];
  const splits = words
    .slice(1)
    .map(
      (_, index) => [lineOf(words.slice(0, index + 1).join(' ')), lineOf(words.slice(index + 1).join(' '))] as const,
    );
  const widest = ([first, second]: readonly [MastheadLine, MastheadLine]) => Math.max(first.width, second.width);
  return splits.reduce((best, split) => (widest(split) < widest(best) ? split : best));
}

function lineOf(words: string): MastheadLine {
  const width = [...words].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1),
    0,
  );
  return { words, width: Math.round(width * 100) / 100 };
}
