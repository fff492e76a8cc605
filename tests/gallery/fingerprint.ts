import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

/** What changes in a name when nothing of the page does: a chunk is named after all that it imports. */
const chunkHash = /-[\w-]{8}(?=\.(?:js|css)\b)/g;

/**
 * What a page is made of, in a word: its served document, the styles and scripts that it names, and the window. The same word means the same
 * picture; what is asked for later (a player's figures) is not in it.
 */
export async function fingerprintOf(dist: string, port: number, domain: string, path: string): Promise<string> {
  const document = await served(port, domain, path);
  const names = [...new Set([...document.matchAll(/\/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name]) => name ?? ''))].sort();
  const texts = await Promise.all(names.map((name) => readFile(join(dist, 'assets', name), 'utf8')));
  const hash = createHash('sha256');
  for (const text of [document, ...texts]) hash.update(text.replace(chunkHash, ''));
  return hash.digest('hex').slice(0, 20);
}

/** A document as a guest gets it. */
export function served(port: number, domain: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: `${domain}.localhost:${port}` } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(Buffer.concat(parts).toString()));
    });
    call.once('error', reject);
    call.end();
  });
}
