import type { KeyValueStorage } from '../environment';

/** Where the player's state is kept (STATE-1). The boot script of a page looks at the same name before the first paint. */
export const userStorageKey = 'livery.user';
const version = 1;

/** What is kept of a player between visits. */
export interface StoredUser {
  readonly accountId: string;
  readonly token: string;
  readonly fullName: string;
  readonly email: string;
}

/** Reads the stored player; a corrupt, foreign or outdated copy is dropped, never trusted. */
export function readStoredUser(storage: KeyValueStorage): StoredUser | null {
  const text = storage.get(userStorageKey);
  if (text === null) return null;
  const user = parse(text);
  if (!user) storage.remove(userStorageKey);
  return user;
}

/** Keeps the player; a full or forbidden storage only means that the next visit starts as a guest. */
export function writeStoredUser(storage: KeyValueStorage, user: StoredUser): void {
  storage.set(userStorageKey, JSON.stringify({ version, user }));
}

/** Forgets the player. */
export function clearStoredUser(storage: KeyValueStorage): void {
  storage.remove(userStorageKey);
}

function parse(text: string): StoredUser | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isRecord(data) || data['version'] !== version || !isRecord(data['user'])) return null;
    const { accountId, token, fullName, email } = data['user'];
    if (typeof accountId !== 'string' || accountId === '' || typeof token !== 'string' || token === '') return null;
    if (typeof fullName !== 'string' || typeof email !== 'string') return null;
    return { accountId, token, fullName, email };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
