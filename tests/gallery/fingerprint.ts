import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What changes in a name when nothing of the page does: a chunk is named after all that it imports. */
const chunkHash = /-[\w-]{7}(?=\.(?:js|css)\b)/g;

/**
 * What a page is made of, in a word: its site's and its own configuration, and the styles, scripts and brand pictures
 * that its served document names. The same word means the same picture but for what the platform tells by the hour, as
 * wins and figures.
 */
export async function fingerprintOf(dist: string, configuration: unknown, document: string): Promise<string> {
  const names = namesIn(document, /\/assets\/([\w.-]+\.(?:js|css))/g);
  const texts = await Promise.all(names.map((name) => readFile(join(dist, 'assets', name), 'utf8')));
  const pictures = namesIn(document, /(\/brand\/[\w./-]+\?[\w=&;]+)/g);
  const hash = createHash('sha256').update(JSON.stringify(configuration));
  for (const text of [...pictures, ...texts]) hash.update(text.replace(chunkHash, ''));
  return hash.digest('hex').slice(0, 20);
}

function namesIn(document: string, pattern: RegExp): readonly string[] {
  return [...new Set([...document.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();
}
