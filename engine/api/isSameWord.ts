/**
 * Whether two words of platforms are the same but for their spelling: capital or small letters, and what stands between
 * and behind the letters, as in `sessionExpired`, `SESSION_EXPIRED` and `Session expired.`
 */
export function isSameWord(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
