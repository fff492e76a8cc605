/**
 * Removes every repetition of a character from the end of a text: `trimEnd('0', '500')` → `'5'`. Its time grows with
 * the number of removed characters only, which a regular expression does not guarantee.
 */
export function trimEnd(character: string, text: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === character) end -= 1;
  return text.slice(0, end);
}
