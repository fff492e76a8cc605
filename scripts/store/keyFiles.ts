import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKeyPair } from './signing';
import { reasonOf, StoreFault } from './storeFault';

/** The text of a file of keys that an option names. Throws a `StoreFault` where it cannot be read. */
export function readKeyFile(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StoreFault(`${option} ${file}: this file cannot be read (${reasonOf(error)}).`);
  }
}

/**
 * Writes a new pair, `signing-key.pem` and `public-key.pem`, into a folder, which is made where it is missing. Throws a
 * `StoreFault` where one of the two is there or cannot be written.
 */
export function writeKeyPair(folder: string): void {
  const { privatePem, publicPem } = newKeyPair();
  const secret = join(folder, 'signing-key.pem');
  const open = join(folder, 'public-key.pem');
  const known = [secret, open].find((file) => existsSync(file));
  if (known !== undefined) throw new StoreFault(`${known} is there already. Nothing was written. Name another folder.`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(secret, privatePem, { mode: 0o600, flag: 'wx' });
    writeFileSync(open, publicPem, { flag: 'wx' });
  } catch (error) {
    throw new StoreFault(`${folder}: the keys cannot be written (${reasonOf(error)}).`);
  }
}
