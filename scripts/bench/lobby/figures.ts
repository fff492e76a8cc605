/** The middle of some measurements, and their ends. */
export interface Figure {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The median of measured values, with the least and the greatest; 0 where there are none. */
export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, low: sorted[0] ?? 0, high: sorted.at(-1) ?? 0 };
}

/** A line of a report: the name, the median, and the spread. */
export function print(name: string, { median, low, high }: Figure, unit: string): void {
  console.log(
    `  ${name.padEnd(44)} ${median.toFixed(1).padStart(8)} ${unit}  (${low.toFixed(1)} … ${high.toFixed(1)})`,
  );
}

/** A line that says whether a limit is met; returns the same as a boolean. */
export function judge(name: string, value: number, limit: number, unit = '×'): boolean {
  const isMet = value <= limit;
  console.log(
    `${isMet ? '  met   ' : '  MISSED'} ${name.padEnd(43)} ${value.toFixed(2).padStart(8)} ${unit}  (limit ${limit})`,
  );
  return isMet;
}
