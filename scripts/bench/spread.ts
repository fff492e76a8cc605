export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The middle of some figures, and how far they reach. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, low: sorted[0] ?? 0, high: sorted.at(-1) ?? 0 };
}

/** Prints a figure with its spread. */
export function printSpread(name: string, { median, low, high }: Spread, digits = 2): void {
  console.log(
    `  ${name.padEnd(38)} ${median.toFixed(digits).padStart(7)}  (${low.toFixed(digits)} … ${high.toFixed(digits)})`,
  );
}
