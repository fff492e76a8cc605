import type { Store } from './store';
import { reasonOf, StoreFault } from './storeFault';

/** The longest that a store may take for one answer, in ms. */
export const timeoutMs = 10_000;

/** Sends a request; what `fetch` does. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** A store that is read through plain GET; nothing can be written there. */
export function createHttpStore(address: string): Store {
  const refuse = () =>
    Promise.reject(new StoreFault(`${address} can only be read. Publish to its folder, or to s3://….`));
  return {
    ...remoteStore(address, address, (url, init) => fetch(url, init)),
    write: refuse,
    replace: refuse,
    list: refuse,
    remove: refuse,
  };
}

/**
 * A store behind HTTP: keys stand below `base`, `send` sends a request. An entity tag that is known is asked for again
 * only if it has changed. 403 counts as nothing there, as object storage says it where lists are not allowed, but where
 * the storage names another reason, such as a key that it does not know or a clock that is wrong.
 */
export function remoteStore(name: string, base: string, send: Send): Omit<Store, 'list'> {
  const urlOf = (key: string) => `${base.replace(/\/$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const known = new Map<string, { readonly etag: string; readonly body: Buffer }>();
  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    try {
      return await send(urlOf(key), { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw new StoreFault(`${name}: ${key}: no answer (${reasonOf(error)}).`);
    }
  };
  const refuse = (key: string, status: number, reason: string) =>
    new StoreFault(`${name}: ${key}: status ${status}${reason === '' ? '' : ` (${reason})`}.`);
  /** Whether there is an answer; false where nothing stands below the key. Throws for any other trouble. */
  const isThere = async (key: string, response: Response): Promise<boolean> => {
    const { ok, status } = response;
    if (ok) return true;
    const reason = await reasonCodeOf(response);
    if (status === 404 || (status === 403 && ['', 'AccessDenied'].includes(reason))) return false;
    throw refuse(key, status, reason);
  };
  const put = async (key: string, body: Uint8Array, headers: Readonly<Record<string, string>>) => {
    const response = await ask(key, { method: 'PUT', body: new Uint8Array(body), headers });
    return { ok: response.ok, status: response.status, reason: await reasonCodeOf(response) };
  };
  /** What stands below a key now, with its entity tag. */
  const look = async (key: string) => {
    const response = await ask(key, {});
    if (!(await isThere(key, response))) return undefined;
    return { text: await response.text(), etag: response.headers.get('etag') };
  };
  return {
    name,
    read: async (key) => {
      const before = known.get(key);
      const response = await ask(key, before ? { headers: { 'if-none-match': before.etag } } : {});
      if (response.status === 304 && before) return before.body;
      if (!(await isThere(key, response))) return undefined;
      const body = await bytesOf(response).catch((error: unknown) =>
        Promise.reject(new StoreFault(`${name}: ${key}: ${reasonOf(error)}`)),
      );
      const etag = response.headers.get('etag');
      // Only pointers change; content has its hash for a name and is read once.
      if (etag !== null && key.endsWith('index.json')) known.set(key, { etag, body });
      return body;
    },
    has: async (key) => isThere(key, await ask(key, { method: 'HEAD' })),
    write: async (key, body, type = 'application/octet-stream') => {
      const { ok, status, reason } = await put(key, body, { 'content-type': type });
      if (!ok) throw refuse(key, status, reason);
    },
    remove: async (key) => {
      const response = await ask(key, { method: 'DELETE' });
      const reason = await reasonCodeOf(response);
      if (!response.ok && response.status !== 404) throw refuse(key, response.status, reason);
    },
    replace: async (key, before, body, type = 'application/octet-stream') => {
      const now = await look(key);
      if (now?.text !== before) return false;
      const condition = now === undefined ? { 'if-none-match': '*' } : now.etag && { 'if-match': now.etag };
      const plain = { 'content-type': type };
      const asked = await put(key, body, { ...plain, ...(condition || {}) });
      // Storage that knows no conditions says so.
      const { ok, status, reason } = asked.status === 501 ? await put(key, body, plain) : asked;
      if (ok) return true;
      if (status !== 412 && status !== 409) throw refuse(key, status, reason);
      // A try before this one may have been taken although its answer was lost.
      return (await look(key))?.text === Buffer.from(body).toString('utf8');
    },
  };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/**
 * The reason that object storage gives in a refusal, one word; empty where it gives none. It reads the whole answer:
 * what is left unread keeps its connection.
 */
async function reasonCodeOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}
