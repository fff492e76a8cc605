const around = 2;

/**
 * The lines that differ between two texts that differ in one place, with two lines around them; `-` was, `+` will be.
 */
export function lineDiff(before: string, after: string): string {
  const old = before.split('\n');
  const now = after.split('\n');
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const marked = (sign: string, lines: readonly string[]) => lines.map((line) => `${sign} ${line}`);
  return [
    ...marked(' ', old.slice(Math.max(0, start - around), start)),
    ...marked('-', old.slice(start, old.length - end)),
    ...marked('+', now.slice(start, now.length - end)),
    ...marked(' ', old.slice(old.length - end, old.length - end + around)),
  ].join('\n');
}
