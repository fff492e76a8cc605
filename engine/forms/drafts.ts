import type { CompiledField } from '../config/form/compiledForm';
import { isRecord } from '../config/jsonPath';
import type { Environment, KeyValueStorage } from '../environment';
import type { FormValue, FormValues } from './outcome';

/** What a tab keeps of a form that is not sent yet. Passwords and codes are never among it. */
export interface Draft {
  readonly values: FormValues;
  /** Step that each form of the draft has reached, by form. */
  readonly steps: Readonly<Record<string, string>>;
  /** When another code may be sent, ms since 1970, by form. */
  readonly resendAt: Readonly<Record<string, number>>;
}

export const emptyDraft: Draft = { values: {}, steps: {}, resendAt: {} };

/** Keeps drafts for a tab, also where storage is full or forbidden: then as long as the page lives. */
export interface DraftShelf {
  /**
   * The draft of a name; one of another player, too old or not readable is dropped. `owner` is the account, empty for a
   * guest.
   */
  readonly read: (name: string, owner: string, maxMinutes: number) => Draft;
  readonly write: (name: string, owner: string, draft: Draft) => void;
  readonly drop: (name: string) => void;
}

const version = 1;
const shelves = new WeakMap<KeyValueStorage, DraftShelf>();

/** The drafts of a tab. */
export function draftShelfOf(environment: Pick<Environment, 'session' | 'now'>): DraftShelf {
  const known = shelves.get(environment.session);
  const shelf = known ?? createShelf(environment);
  if (!known) shelves.set(environment.session, shelf);
  return shelf;
}

/** Whether a field's value may be kept. */
export function isKept(field: CompiledField): boolean {
  return 'keep' in field && field.keep;
}

function createShelf({ session, now }: Pick<Environment, 'session' | 'now'>): DraftShelf {
  const memory = new Map<string, string>();
  const keyOf = (name: string) => `livery.draft.${name}`;
  const drop = (name: string) => {
    memory.delete(name);
    session.remove(keyOf(name));
  };
  const put = (name: string, stored: StoredDraft) => {
    const text = JSON.stringify({ version, ...stored });
    memory.set(name, text);
    session.set(keyOf(name), text);
  };
  return {
    read(name, owner, maxMinutes) {
      const text = memory.get(name) ?? session.get(keyOf(name));
      if (text === null) return emptyDraft;
      const stored = parse(text);
      const isFresh = stored !== null && now() - stored.at < maxMinutes * 60_000;
      // The device's clock has been set back meanwhile: from now on the draft counts by the new time.
      if (isFresh && stored.at > now()) put(name, { ...stored, at: now() });
      if (isFresh && stored.owner === owner) return stored.draft;
      // After an expired session its owner may come back to the draft. For any other account it is deleted.
      if (!isFresh || owner !== '') drop(name);
      return emptyDraft;
    },
    write: (name, owner, draft) => put(name, { owner, at: now(), draft }),
    drop,
  };
}

/** A draft as it is stored, with the account that owns it and the time in ms since 1970. */
interface StoredDraft {
  readonly owner: string;
  readonly at: number;
  readonly draft: Draft;
}

function parse(text: string): StoredDraft | null {
  try {
    const data: unknown = JSON.parse(text);
    if (
      !isRecord(data) ||
      data['version'] !== version ||
      typeof data['owner'] !== 'string' ||
      typeof data['at'] !== 'number'
    )
      return null;
    const draft = data['draft'];
    if (!isRecord(draft)) return null;
    const { values, steps, resendAt } = draft;
    if (!isRecordOf(values, isValue) || !isRecordOf(steps, isText) || !isRecordOf(resendAt, isNumber)) return null;
    return { owner: data['owner'], at: data['at'], draft: { values, steps, resendAt } };
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isValue = (value: unknown): value is FormValue => isText(value) || typeof value === 'boolean';

function isRecordOf<Value>(data: unknown, isRight: (value: unknown) => value is Value): data is Record<string, Value> {
  return isRecord(data) && Object.values(data).every(isRight);
}
