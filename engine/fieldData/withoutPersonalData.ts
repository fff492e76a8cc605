/** Letters of an error that are kept at most. */
const mostLetters = 160;
const mostFrames = 5;

/**
 * The words of an error without what may be a player's: quoted texts, addresses beyond their path, mails, and numbers
 * of four digits and more, which may be an account, a phone or a sum. What is left says which part of the code failed.
 */
export function withoutPersonalData(text: string): string {
  const [line = ''] = text.slice(0, 2000).split('\n', 1);
  return line
    .replace(/[“”„«»`]|(?<!\w)'|'(?!\w)/g, '"')
    .split('"')
    .map((part, index, parts) => (index % 2 === 1 && index < parts.length - 1 ? '…' : part))
    .join('"')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : (word.split(/[?#]/, 1)[0] ?? '')))
    .join(' ')
    .replace(/\p{Nd}(?:[\s.,-]?\p{Nd}){3,40}/gu, '…')
    .slice(0, mostLetters)
    .trim();
}

/** Where an error was thrown: the hashed files of its stack with line and column, the nearest first. */
export function placesOf(stack: string | undefined): readonly string[] {
  const places = [...(stack ?? '').slice(0, 10_000).matchAll(/\/assets\/([\w.-]+\.js):(\d{1,7}):(\d{1,7})/g)];
  return places.slice(0, mostFrames).map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`);
}
