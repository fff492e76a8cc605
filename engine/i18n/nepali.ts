import type { i18n } from 'i18next';
import { addFormats, type DateFormat, type NumberFormat } from './intl';
import { ownValue } from '../config/ownValue';

const months = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');
const weekdays: Readonly<Record<string, string>> = {
  Sun: 'आइत',
  Mon: 'सोम',
  Tue: 'मङ्गल',
  Wed: 'बुध',
  Thu: 'बिहि',
  Fri: 'शुक्र',
  Sat: 'शनि',
};

/** What Indian English writes in a part of a number, and Nepali instead. */
const words: { readonly [type: string]: Readonly<Record<string, string>> } = {
  currency: { Rs: 'रू' },
  compact: { K: 'हजार', T: 'हजार', L: 'लाख', Cr: 'करोड' },
};
const units: Readonly<Record<string, string>> = { second: 'सेकेन्ड', minute: 'मिनेट', hour: 'घण्टा', day: 'दिन' };

/**
 * Writes Nepali as the CLDR has it, where the browser has no data of it: Chromium carries none, and would write the
 * language of its own menus. Loads with the first Nepali page (I18N-3).
 */
export function addNepali(instance: i18n): void {
  addFormats('ne', {
    number: (options) => (options.style === 'unit' ? amountOfTime(options) : number(options)),
    date,
    list: (names) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' र '),
  });
  // English counts as Nepali does: one, and all else.
  const resolver = instance.services.pluralResolver as {
    getRule: (code: string, options?: Intl.PluralRulesOptions) => Intl.PluralRules;
  };
  const getRule = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => getRule(code === 'ne' ? 'en' : code, options);
}

/** Groups of a lakh as in India; symbols stand before the sum, apart. */
function number(options: Intl.NumberFormatOptions): NumberFormat {
  const indian = new Intl.NumberFormat('en-IN-u-nu-latn', options);
  const formatToParts: NumberFormat['formatToParts'] = (value) => {
    const parts = indian.formatToParts(value as number);
    return parts.flatMap((part, index) => {
      const written = { ...part, value: ownValue(words[part.type], part.value) ?? part.value };
      if (part.type === 'currency' && parts[index + 1]?.type !== 'literal') return [written, space];
      return part.type === 'compact' && parts[index - 1]?.type !== 'literal' ? [space, written] : [written];
    });
  };
  return { formatToParts, format: (value) => textOf(formatToParts(value as number)) };
}

const space = { type: 'literal', value: '\u00a0' } as const;

function amountOfTime({ unit = '', ...options }: Intl.NumberFormatOptions): NumberFormat {
  const plain = number({ ...options, style: 'decimal' });
  const formatToParts: NumberFormat['formatToParts'] = (value) => [
    ...plain.formatToParts(value as number),
    { type: 'literal', value: ' ' },
    { type: 'unit', value: ownValue(units, unit) ?? unit },
  ];
  return { formatToParts, format: (value) => textOf(formatToParts(value as number)) };
}

/** Year, month, day; then the weekday; then the time of 24 hours. */
function date(options: Intl.DateTimeFormatOptions): DateFormat {
  const english = new Intl.DateTimeFormat('en-US-u-nu-latn', { ...parted(options), hourCycle: 'h23' });
  const isNumeric = options.dateStyle === 'short' || options.month === 'numeric' || options.month === '2-digit';
  return {
    format: (value) => {
      const part = Object.fromEntries(english.formatToParts(value).map((piece) => [piece.type, piece.value]));
      const month = isNumeric ? part['month'] : part['month'] && months[Number(part['month']) - 1];
      const day = [part['year'], month, part['day']]
        .filter(Boolean)
        .join(isNumeric ? (options.dateStyle === 'short' ? '/' : '-') : ' ');
      const weekday =
        part['weekday'] &&
        `${ownValue(weekdays, part['weekday']) ?? ''}${options.dateStyle === 'full' || options.weekday === 'long' ? 'बार' : ''}`;
      const time = [part['hour'], part['minute'], part['second']].filter(Boolean).join(':');
      const isLong = options.dateStyle === 'full' || options.dateStyle === 'long';
      const whole = [day, weekday].filter(Boolean).join(', ');
      return [whole, time].filter(Boolean).join(isLong ? ': ' : day === '' ? ' ' : ', ');
    },
  };
}

/** A style as its parts, with the month as a number. */
function parted({ dateStyle, timeStyle, ...options }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const isNumeric = options.month === '2-digit';
  return {
    ...options,
    ...(options.month === undefined ? {} : { month: isNumeric ? '2-digit' : 'numeric' }),
    ...(options.weekday === undefined ? {} : { weekday: 'short' }),
    ...(dateStyle === undefined
      ? {}
      : { year: dateStyle === 'short' ? '2-digit' : 'numeric', month: 'numeric', day: 'numeric' }),
    ...(dateStyle === 'full' ? { weekday: 'short' } : {}),
    ...(timeStyle === undefined ? {} : { hour: '2-digit', minute: '2-digit' }),
    ...(timeStyle === undefined || timeStyle === 'short' ? {} : { second: '2-digit' }),
  };
}

function textOf(parts: readonly { readonly value: string }[]): string {
  return parts.map(({ value }) => value).join('');
}
