import type { Decimal } from '../api/decimal';
import type { Currency } from '../config/compiledCurrency';
import { dateFormat, numberFormat } from './intl';
import { moneyFormat } from './money';

/** Numbers, money and times as one language and currency write them (I18N-3). */
export interface Format {
  /**
   * Money in the site's currency. `short` leaves out the fraction of whole sums from 1,000 on, `whole` that of any sum.
   */
  readonly money: (amount: Decimal, options?: { readonly short?: boolean; readonly whole?: boolean }) => string;
  readonly number: (value: number | Decimal) => string;
  /** `96.5` → `96.5%`, or as the language writes it. */
  readonly percent: (value: number) => string;
  /** `2.5` → `2.5×`. */
  readonly multiplier: (value: number) => string;
  /** Long date with weekday. */
  readonly date: (iso: string | number) => string;
  /** Hours and minutes, of 12 or 24 hours as the locale counts them. */
  readonly time: (iso: string | number) => string;
  /** Day and month, short: `4 Dec`. */
  readonly day: (iso: string | number) => string;
  /** How long ago, short: `now`, `4 s`, `1 min`. */
  readonly ago: (iso: string, now: number) => string;
  /** Time left as `03:46:12`, or days when there are more than two. */
  readonly countdown: (iso: string, now: number) => string;
}

/**
 * Makes the format of a language's date locale and a currency; zone is the player's, or UTC on the server. `lang` is
 * the language that durations are worded in, where it has another date locale, as Filipino has.
 */
export function createFormat(locale: string, currency: Currency, zone: string | undefined, lang = locale): Format {
  const oneDigit = (style: 'percent' | 'decimal') =>
    numberFormat(locale, { style, minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    money: (amount, { whole = false, short = false } = {}) =>
      moneyFormat(locale, currency, whole || (short && /^-?\d{4,}(?:\.0+)?$/.test(amount))).format(amount),
    number: (value) => numberFormat(locale).format(value as number),
    percent: (value) => oneDigit('percent').format(value / 100),
    multiplier: (value) => `${oneDigit('decimal').format(value)}×`,
    date: (iso) => dateFormat(locale, { dateStyle: 'full', timeZone: zone }).format(new Date(iso)),
    // A narrow column breaks the line between the hour and its half of the day.
    time: (iso) => dateFormat(locale, { timeStyle: 'short', timeZone: zone }).format(new Date(iso)).replace(/\s/g, ' '),
    day: (time) => dateFormat(locale, { day: 'numeric', month: 'short', timeZone: zone }).format(new Date(time)),
    ago: (iso, now) => ago(lang, (now - Date.parse(iso)) / 1000),
    countdown: (iso, now) => countdown(lang, Math.max(0, Math.floor((Date.parse(iso) - now) / 1000))),
  };
}

function ago(lang: string, seconds: number): string {
  const relative = (value: number, unit: string) => inUnits(lang, value, unit, 'narrow');
  if (seconds < 60) return relative(Math.max(1, Math.floor(seconds)), 'second');
  if (seconds < 3600) return relative(Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return relative(Math.floor(seconds / 3600), 'hour');
  return relative(Math.floor(seconds / 86_400), 'day');
}

function countdown(lang: string, seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  if (days > 1) return inUnits(lang, days, 'day', 'long');
  if (days === 1)
    return `${inUnits(lang, 1, 'day', 'short')} ${inUnits(lang, Math.floor(seconds / 3600) - 24, 'hour', 'short')}`;
  const twoDigits = numberFormat(lang, { minimumIntegerDigits: 2, useGrouping: false });
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => twoDigits.format(Math.floor(part)))
    .join(':');
}

function inUnits(lang: string, value: number, unit: string, unitDisplay: 'long' | 'short' | 'narrow'): string {
  return numberFormat(lang, { style: 'unit', unit, unitDisplay }).format(value);
}
