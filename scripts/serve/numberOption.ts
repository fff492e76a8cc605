import { InvalidArgumentError } from 'commander';

/** Reads the text of an option; throws what commander tells in one line with the option's name. */
export type NumberReader = (text: string) => number;

/** Reads a whole number from `least` to `most`. */
export function wholeFrom(least: number, most = Number.MAX_SAFE_INTEGER): NumberReader {
  const range = most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`;
  return readerOf(/^\d+$/, `Write a whole number${range}.`, least, most);
}

/** Reads a number that may have a fraction, `least` or more. */
export function numberFrom(least: number): NumberReader {
  return readerOf(/^\d+(?:\.\d+)?$/, `Write a number, at least ${least}.`, least, Number.MAX_SAFE_INTEGER);
}

/** Reads a port; 0 takes any that is free. */
export const portNumber = wholeFrom(0, 65_535);

/** Reads the number of an index, which is a time in ms since 1970; also as a time with its zone. */
export function sequenceNumber(text: string): number {
  const isTime = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const value = isTime ? Date.parse(text) : /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  if (!Number.isSafeInteger(value))
    throw new InvalidArgumentError('Write a time as 2026-01-31T12:00:00Z, or the number of an index.');
  return value;
}

function readerOf(form: RegExp, fix: string, least: number, most: number): NumberReader {
  return (text) => {
    const value = form.test(text) ? Number(text) : NaN;
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(fix);
    return value;
  };
}
