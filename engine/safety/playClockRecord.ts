import type { Environment } from '../environment';
import { ownValue } from '../config/ownValue';

/**
 * What a browser keeps of a visit: its name, when it began, when the player last looked at it (ms since 1970), and the
 * site's interval.
 */
export interface PlayClockRecord {
  readonly visit: string;
  readonly began: number;
  readonly looked: number;
  /** Most minutes between two reality checks, as the site says. */
  readonly minutes: number;
}

const clockKey = 'livery.playClock';
const choiceKey = 'livery.playInterval';
/** The longest visit, in ms (31 days). A longer one was recorded while the device's clock was wrong. */
const longestVisit = 31 * 24 * 3_600_000;
/** How far a clock may be set back before a record counts as wrong, in ms. */
const clockDrift = 60_000;

/**
 * Reads the record of a visit, which all tabs share. Null when there is none, when it is damaged or of another visit,
 * and when it begins in the future or more than 31 days ago: then the device's clock was wrong, and the page would show
 * thousands of hours.
 */
export function readClock({ local, now }: Pick<Environment, 'local' | 'now'>, visit: string): PlayClockRecord | null {
  const kept: Partial<PlayClockRecord> | null = parsed(local.get(clockKey));
  if (kept?.visit !== visit || ![kept.began, kept.looked, kept.minutes].every(Number.isFinite)) return null;
  const record = kept as PlayClockRecord;
  return [record.began, record.looked].every((time) => time < now() + clockDrift && time > now() - longestVisit)
    ? record
    : null;
}

/** Keeps the record of this visit for all tabs. */
export function writeClock({ local }: Pick<Environment, 'local'>, record: PlayClockRecord): void {
  local.set(clockKey, JSON.stringify(record));
}

/** The minutes that an account has chosen on this device; undefined where it has not. */
export function readInterval({ local }: Pick<Environment, 'local'>, account: string): number | undefined {
  const minutes = ownValue((parsed(local.get(choiceKey)) ?? {}) as Readonly<Record<string, unknown>>, account);
  return typeof minutes === 'number' && minutes > 0 ? minutes : undefined;
}

/** Keeps the minutes that an account has chosen on this device, beside those of other accounts. */
export function writeInterval({ local }: Pick<Environment, 'local'>, account: string, minutes: number): void {
  local.set(choiceKey, JSON.stringify({ ...parsed(local.get(choiceKey)), [account]: minutes }));
}

function parsed(text: string | null): object | null {
  try {
    const value = JSON.parse(text ?? 'null') as unknown;
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
