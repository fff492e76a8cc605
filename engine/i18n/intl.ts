/** What a formatter of numbers or dates is asked for here. */
export type NumberFormat = Pick<Intl.NumberFormat, 'format' | 'formatToParts'>;
export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>;

/** Formatters of a language that not every browser knows. */
export interface OwnFormats {
  readonly number: (options: Intl.NumberFormatOptions) => NumberFormat;
  readonly date: (options: Intl.DateTimeFormatOptions) => DateFormat;
  readonly list: (names: readonly string[]) => string;
}

const own = new Map<string, OwnFormats>();

/** The browser's formatters by what they were made of: to make one costs more than to use it a hundred times. */
const formatters = new Map<string, unknown>();

function kept<Formatter>(name: string, make: () => Formatter): Formatter {
  const formatter = formatters.get(name) ?? make();
  formatters.set(name, formatter);
  return formatter as Formatter;
}

/** Takes in the formatters of a language; from then on they write it, in the browser and on the server alike. */
export function addFormats(language: string, formats: OwnFormats): void {
  own.set(language, formats);
}

/**
 * A formatter of numbers in a language. Digits are 0 to 9 in every language: sums, codes and references are typed with
 * them, and must read alike where they are shown.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  return (
    own.get(language)?.number(options) ??
    kept(`${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(`${language}-u-nu-latn`, options))
  );
}

/** A formatter of dates and times in a language, with digits 0 to 9. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): DateFormat {
  return (
    own.get(language)?.date(options) ??
    kept(`${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(`${language}-u-nu-latn`, options))
  );
}

/** Names as a list: `A, B and C`. */
export function listOf(language: string, names: readonly string[]): string {
  return own.get(language)?.list(names) ?? new Intl.ListFormat(language).format(names);
}
