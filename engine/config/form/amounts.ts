/** Whether one decimal (digits, at most one point, no sign) is less than another; exact at any length. */
export function isLess(a: string, b: string): boolean {
  const places = Math.max(fractionOf(a).length, fractionOf(b).length);
  return scaled(a, places) < scaled(b, places);
}

/** Whether a decimal is a whole multiple of a step. A step of 0 divides nothing. */
export function isMultiple(amount: string, step: string): boolean {
  const places = Math.max(fractionOf(amount).length, fractionOf(step).length);
  const divisor = scaled(step, places);
  return divisor !== 0n && scaled(amount, places) % divisor === 0n;
}

function fractionOf(decimal: string): string {
  return decimal.split('.')[1] ?? '';
}

function scaled(decimal: string, places: number): bigint {
  return BigInt((decimal.split('.')[0] ?? '0') + fractionOf(decimal).padEnd(places, '0'));
}
