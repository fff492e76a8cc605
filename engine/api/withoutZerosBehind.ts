/** The decimals of an amount without the zeros at their end. */
export function withoutZerosBehind(decimals: string): string {
  let end = decimals.length;
  while (end > 0 && decimals.charAt(end - 1) === '0') end -= 1;
  return decimals.slice(0, end);
}
