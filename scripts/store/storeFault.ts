import { Refusal } from '../options/refusal';

/** A store that does not give or take what it should; the message says which and why. */
export class StoreFault extends Refusal {}

/** The reason of an error in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${error.message}: ${cause.message}` : error.message;
}
