import { createHash } from 'node:crypto';
import type { Store } from './store';
import { StoreFault } from './storeFault';

/** The name of bytes: SHA-256 in 64 hexadecimal digits. */
export type ObjectName = string;

/** The name that bytes have in a store. */
export function nameOf(body: Uint8Array): ObjectName {
  return createHash('sha256').update(body).digest('hex');
}

/** Where an object lies; what is no name is refused, because it would lead elsewhere. */
export function keyOf(name: ObjectName): string {
  if (!/^[0-9a-f]{64}$/.test(name)) throw new StoreFault(`"${name}" is no name of an object.`);
  return `objects/${name.slice(0, 2)}/${name}`;
}

/**
 * Reads an object and sees that its bytes are those of its name. Throws a `StoreFault` where it is missing or other
 * bytes stand there.
 */
export async function readObject(store: Pick<Store, 'name' | 'read'>, name: ObjectName): Promise<Buffer> {
  const body = await store.read(keyOf(name));
  if (!body) throw new StoreFault(`${store.name}: ${keyOf(name)} is missing.`);
  if (nameOf(body) !== name)
    throw new StoreFault(`${store.name}: ${keyOf(name)} holds other bytes than its name says.`);
  return body;
}
