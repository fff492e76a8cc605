import { timeoutMs, type Send } from './httpStore';
import type { StoredKey } from './store';
import { reasonOf, StoreFault } from './storeFault';

/**
 * What a bucket has below keys that begin with `below` and `prefix`, by those keys without `below`. It asks by the
 * first form of the list, in which the last key leads on: every maker's storage knows it. Throws a `StoreFault` where a
 * part of the list does not come, so that nobody takes a part for the whole.
 */
export async function listBucket(
  name: string,
  bucket: string,
  below: string,
  prefix: string,
  send: Send,
): Promise<StoredKey[]> {
  const found: StoredKey[] = [];
  const unread = () => new StoreFault(`${name}: its list of objects cannot be read.`);
  for (let last = '', isMore = true; isMore;) {
    const asked = new URLSearchParams({ prefix: below + prefix, ...(last === '' ? {} : { marker: last }) });
    const text = await answerOf(name, `${bucket}?${asked.toString()}`, send);
    const before = last;
    for (const [, row = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const [key, at] = [valueOf(row, 'Key') ?? '', Date.parse(valueOf(row, 'LastModified') ?? '')];
      if (!key.startsWith(below + prefix) || Number.isNaN(at)) throw unread();
      found.push({ key: key.slice(below.length), at, bytes: Number(valueOf(row, 'Size')) });
      last = key;
    }
    const truncated = valueOf(text, 'IsTruncated');
    isMore = truncated === 'true';
    // A list that says neither, or does not go on, is none.
    if ((!isMore && truncated !== 'false') || (isMore && last === before)) throw unread();
  }
  return found;
}

async function answerOf(name: string, url: string, send: Send): Promise<string> {
  try {
    const response = await send(url, { signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (response.ok) return text;
    throw new StoreFault(`status ${response.status}${valueOf(text, 'Code') ? ` (${valueOf(text, 'Code')})` : ''}`);
  } catch (error) {
    throw new StoreFault(`${name}: its objects cannot be listed (${reasonOf(error)}).`);
  }
}

/** The text of the first element of a name, with the five characters that XML writes otherwise. */
function valueOf(text: string, name: string): string | undefined {
  const plain: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(text)?.[1]
    ?.replace(/&(lt|gt|quot|apos|amp);/g, (_, word: string) => plain[word] ?? '');
}
