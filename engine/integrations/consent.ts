import { makeAutoObservable } from 'mobx';
import type { Environment, KeyValueStorage } from '../environment';

/** What a player can agree to. */
export type ConsentKind = 'analytics' | 'chat';
export type ConsentChoice = Readonly<Record<ConsentKind, boolean>>;

const storageKey = 'livery.consent';
const version = 1;

/** What the player has agreed to load from outside, where the site asks for it; kept until it is changed. */
export class ConsentStore {
  choice: ConsentChoice | null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly isRequired: () => boolean,
  ) {
    this.choice = readConsent(storage);
    makeAutoObservable<this, 'storage' | 'isRequired'>(this, { storage: false, isRequired: false }, { autoBind: true });
  }

  /** Whether the player still has to be asked. */
  get isOpen(): boolean {
    return this.isRequired() && this.choice === null;
  }

  /** Whether code of this kind may load. */
  allows(kind: ConsentKind): boolean {
    return !this.isRequired() || this.choice?.[kind] === true;
  }

  /** Keeps an answer; what it leaves out stays as it was, and was not agreed to before. */
  decide(choice: Partial<ConsentChoice>): void {
    this.choice = { analytics: false, chat: false, ...this.choice, ...choice };
    this.storage.set(storageKey, JSON.stringify({ version, ...this.choice }));
  }
}

/** Reads a kept answer; a copy that is corrupt or of another version counts as none. */
export function readConsent(storage: KeyValueStorage): ConsentChoice | null {
  const text = storage.get(storageKey);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Record<ConsentKind | 'version', unknown>> | null;
    if (kept?.version === version && typeof kept.analytics === 'boolean' && typeof kept.chat === 'boolean')
      return { analytics: kept.analytics, chat: kept.chat };
  } catch {
    // Dropped below.
  }
  storage.remove(storageKey);
  return null;
}

/** The one store of an application; the environment stands for the application. */
export function consentOf(environment: Environment, isRequired: () => boolean): ConsentStore {
  const store = stores.get(environment) ?? new ConsentStore(environment.local, isRequired);
  stores.set(environment, store);
  return store;
}

const stores = new WeakMap<Environment, ConsentStore>();
