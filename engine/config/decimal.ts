/** Exact arithmetic on decimal strings (`"1234.50"`), of any length. `isWhole` of `api/` needs none of it. */

/** Whether a decimal is zero, whatever its sign and its places: `0`, `-0.00`, the empty string. */
export function isZero(decimal: string): boolean {
  return /^-?0*(?:\.0*)?$/.test(decimal);
}

/** The same decimal with the other sign: for exact differences by `sumOf`. */
export function negated(decimal: string): string {
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}

/** Whether one decimal is less than another. */
export function isLess(a: string, b: string): boolean {
  const places = placesOf(a, b);
  return scaled(a, places) < scaled(b, places);
}

/** Whether a decimal is a whole multiple of a step. A step of 0 divides nothing. */
export function isMultiple(decimal: string, step: string): boolean {
  const places = placesOf(decimal, step);
  const divisor = scaled(step, places);
  return divisor !== 0n && scaled(decimal, places) % divisor === 0n;
}

/** How many places after the point the longest of some decimals has; 0 for none. */
export function placesOf(...decimals: readonly string[]): number {
  return Math.max(0, ...decimals.map((decimal) => decimal.split('.')[1]?.length ?? 0));
}

/** A decimal times a power of ten, as an integer: `("1.5", 2)` → `150n`. It has no more than so many places. */
export function scaled(decimal: string, places: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
