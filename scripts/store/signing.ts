import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { StoreFault } from './storeFault';

/** A text with the signature of whoever may publish, as it lies in a store. */
interface Sealed {
  readonly signed: string;
  /** Ed25519 over the bytes of `signed`, in base64. */
  readonly signature: string;
  /** Which key signed it, in 16 digits: for messages alone. */
  readonly key: string;
}

/** A text that is signed, and by none of the keys that count. */
export class OtherSigner extends StoreFault {}

/** A private key from PEM. Throws a `StoreFault` for any other text or kind of key. */
export function signingKey(pem: string): KeyObject {
  return ed25519(() => createPrivateKey(pem), 'The signing key');
}

/**
 * The public keys of a PEM text, one or several: whatever one of them has signed counts, so that a key can be changed
 * without a gap.
 */
export function publicKeys(pem: string): readonly KeyObject[] {
  const blocks = pem.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  if (blocks.length === 0)
    throw new StoreFault('The public key is no PEM text that begins with "-----BEGIN PUBLIC KEY-----".');
  return blocks.map((block) => ed25519(() => createPublicKey(block), 'The public key'));
}

/** The public half of a private key. */
export function publicHalf(key: KeyObject): KeyObject {
  return createPublicKey(key);
}

/** A new pair, as PEM texts. */
export function newKeyPair(): { readonly privatePem: string; readonly publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Signs a text. */
export function sealed(text: string, key: KeyObject): string {
  const seal: Sealed = {
    signed: text,
    signature: sign(null, Buffer.from(text), key).toString('base64'),
    key: keyId(publicHalf(key)),
  };
  return `${JSON.stringify(seal)}\n`;
}

/**
 * The text of a sealed one. Throws an `OtherSigner` where none of `keys` has signed it, another `StoreFault` for what
 * is no such text.
 */
export function unsealed(text: string, keys: readonly KeyObject[], where: string): string {
  const seal = readSeal(text);
  if (!seal) throw new StoreFault(`${where} is no signed index.`);
  if (!keys.some((key) => hasSigned(key, seal))) {
    throw new OtherSigner(
      `${where}: the signature is none of ${keys.map(keyId).join(', ')}; it says that ${seal.key} signed it.`,
    );
  }
  return seal.signed;
}

/** Whether a text is sealed by this key. */
export function isSealedBy(text: string, key: KeyObject): boolean {
  const seal = readSeal(text);
  return seal !== undefined && hasSigned(key, seal);
}

function hasSigned(key: KeyObject, { signed, signature }: Sealed): boolean {
  return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'));
}

function readSeal(text: string): Sealed | undefined {
  try {
    const { signed, signature, key } = JSON.parse(text) as Partial<Record<keyof Sealed, unknown>>;
    return typeof signed === 'string' && typeof signature === 'string'
      ? { signed, signature, key: String(key).slice(0, 16) }
      : undefined;
  } catch {
    return undefined;
  }
}

function keyId(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

function ed25519(read: () => KeyObject, what: string): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch {
    throw new StoreFault(`${what} is no PEM text of a key.`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new StoreFault(`${what} is no Ed25519 key.`);
  return key;
}
