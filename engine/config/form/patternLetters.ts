/** Letters to tell by whether two places take the same: those of the keyboard, and some of every script. */
const letters = [
  ...Array.from({ length: 0x250 }, (_, code) => code),
  ...Array.from({ length: 1400 }, (_, step) => 0x250 + step * 89),
].filter((code) => code < 0xd800 || code > 0xdfff);

/** Whether two places take a letter in common. */
export type Meets = (one: number, other: number) => boolean;

/** Makes what tells whether two of these places, as they are written, take a letter in common. */
export function meetingOf(written: readonly string[]): Meets {
  // Those that a pattern names are asked for as well, and their neighbours, which are where its ranges end.
  const named = written.flatMap((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const asked = [...new Set([...letters, ...named.flatMap((code) => [code - 1, code, code + 1])])]
    .filter((code) => code >= 0 && code <= 0x10ffff)
    .map((code) => String.fromCodePoint(code));
  const sets = new Map<string, ReadonlySet<string>>();
  const setOf = (text: string) => {
    const known = sets.get(text) ?? new Set(asked.filter((letter) => new RegExp(`^(?:${text})$`, 'u').test(letter)));
    sets.set(text, known);
    return known;
  };
  const answers = new Map<string, boolean>();
  return (one, other) => {
    const [a = '', b = ''] = [written[one], written[other]].sort();
    const key = `${a} ${b}`;
    const known = answers.get(key) ?? (a === b || [...setOf(a)].some((letter) => setOf(b).has(letter)));
    answers.set(key, known);
    return known;
  };
}
