import type { CodeSent } from '../api/playerModels';
import type { CallFailure } from '../api/result';
import type { IconName } from '../ui/icons/iconNames';

/** A value of a form: what was typed, or whether a box is ticked. */
export type FormValue = string | boolean;

/** Values as react-hook-form holds them: undefined until a field has been seen. */
export type FormFields = Record<string, FormValue | undefined>;
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** One of a choice whose words come with the data. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
  /** For rows of a choice: a sign, a line below, and words at the end, one below the other. */
  readonly icon?: IconName;
  readonly note?: string;
  readonly ends?: readonly string[];
  /** It cannot be chosen now; the note says why. */
  readonly isOff?: boolean;
}

/**
 * Data that a form starts with or keeps to, by name; what is not known yet is undefined. Amounts are decimals in major
 * units.
 */
export type FormData = Readonly<Record<string, string | readonly string[] | readonly FormOption[] | undefined>>;

/** Why an action failed, in the words of the wire. */
export type FormFailure = Pick<CallFailure, 'statusCode' | 'statusMessage' | 'isNotified'>;

/** What an action came to; never an exception. */
export type FormOutcome = { readonly ok: true; readonly value: unknown } | FailedOutcome;

export interface FailedOutcome {
  readonly ok: false;
  readonly failure: FormFailure;
  /** The outcome is unknown. */
  readonly isUnknown?: boolean;
}

/** The code that an action had sent, if it is one that does. */
export function codeSentIn(value: unknown): CodeSent | null {
  if (typeof value !== 'object' || value === null || !('resendSeconds' in value) || !('expireSeconds' in value))
    return null;
  const { resendSeconds, expireSeconds } = value;
  return typeof resendSeconds === 'number' && typeof expireSeconds === 'number'
    ? { resendSeconds, expireSeconds }
    : null;
}
