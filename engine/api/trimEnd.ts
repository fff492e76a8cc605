/**
 * A text without any of a sign at its end: `withoutBehind('0', '500')` → `'5'`. Looks at each sign once, however many
 * there are.
 */
export function withoutBehind(sign: string, text: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === sign) end -= 1;
  return text.slice(0, end);
}
