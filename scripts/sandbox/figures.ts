import type { CompiledSite, LocaleCode } from '../../engine/config/compiled';
import { createFormat } from '../../engine/i18n/format';
import { dateFormat, numberFormat } from '../../engine/i18n/intl';
import { moneyFormat } from '../../engine/i18n/money';
import { readDataFile } from './dataFile';

/** What can be counted in content, with its word in every language: `data/units.json`. */
export type Unit =
  | 'spins'
  | 'freeSpins'
  | 'freeRounds'
  | 'tokens'
  | 'points'
  | 'places'
  | 'rounds'
  | 'games'
  | 'missions'
  | 'levels'
  | 'tables'
  | 'matches'
  | 'miles'
  | 'furlongs';

/** Which games count towards a wagering requirement: `data/wagering.json`. */
export type WageredGames = 'slots' | 'all';

/**
 * A figure that a text names by a placeholder; sums are major units of the site's currency. `compact` writes `€20K` for
 * a small place.
 */
export type Figure =
  | { readonly money: string; readonly compact?: true }
  | { readonly percent: number }
  | { readonly number: number | string }
  | { readonly multiple: number }
  | { readonly odds: string }
  | { readonly count: number; readonly of: Unit }
  /** A time of day at the site, `18:00`. */
  | { readonly time: string }
  /** The day so many days after the sandbox's start. */
  | { readonly inDays: number }
  | { readonly duration: number; readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year' }
  | { readonly metres: number }
  /** A wagering requirement: so many times the bonus, which is at most `upTo`, within so many days. */
  | { readonly wagering: number; readonly upTo: string; readonly games: WageredGames; readonly days?: number };

/** Figures by the names that texts use. */
export type Figures = Readonly<Record<string, Figure>>;

/** Where and when figures are written. */
export interface FigureContext {
  readonly site: Pick<CompiledSite, 'currency' | 'locales'>;
  readonly locale: LocaleCode;
  /** The sandbox's start as the site's clock shows it, in milliseconds. */
  readonly startedAt: number;
}

/** How often something is to be done: with its unit, where the text leaves that to it. */
export function goalFigure({ goal, of }: { readonly goal: number; readonly of?: Unit }): Figure {
  return of === undefined ? { number: goal } : { count: goal, of };
}

type Plurals = { readonly [category in Intl.LDMLPluralRule]?: string };
type ByLanguage<Value> = { readonly [code in LocaleCode]: Value };

const units = readDataFile('units.json') as Readonly<Record<Unit, ByLanguage<Plurals>>>;
const wagering = readDataFile('wagering.json') as {
  readonly sentence: ByLanguage<string>;
  readonly withDeadline: ByLanguage<string>;
  readonly games: Readonly<Record<WageredGames, ByLanguage<string>>>;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The text with its placeholders filled: `{max}` by the figure of that name, written as the page itself writes numbers
 * (I18N-3), other names by `names`. Throws where a placeholder has neither, so that no player reads one.
 */
export function fillText(
  text: string,
  figures: Figures,
  context: FigureContext,
  names: Readonly<Record<string, string>> = {},
): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (Object.hasOwn(names, name)) return names[name] ?? '';
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (figure === undefined)
      throw new Error(`No figure "${name}" for "${text}". Add it to "figures" of the data file.`);
    return writeFigure(figure, context);
  });
}

/** A figure in the site's currency and the language's format. */
export function writeFigure(figure: Figure, context: FigureContext): string {
  const { site, locale, startedAt } = context;
  const { date = 'en', lang = 'en' } = site.locales.enabled.find(({ code }) => code === locale) ?? {};
  const format = createFormat(date, site.currency, 'UTC', lang);
  const plain = (value: number | string) => numberFormat(date).format(value as number);
  if ('money' in figure)
    return figure.compact ? compactMoney(date, site.currency, figure.money) : money(date, site.currency, figure.money);
  if ('percent' in figure)
    return numberFormat(date, { style: 'percent', maximumFractionDigits: 1 }).format(figure.percent / 100);
  if ('number' in figure) return plain(figure.number);
  if ('multiple' in figure) return `${plain(figure.multiple)}×`;
  if ('odds' in figure)
    return numberFormat(date, { minimumFractionDigits: 2, useGrouping: false }).format(Number(figure.odds));
  if ('count' in figure) return counted(figure.count, units[figure.of][locale], lang, plain);
  if ('time' in figure) return format.time(`1970-01-01T${figure.time}:00Z`);
  if ('inDays' in figure)
    return dateFormat(date, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(startedAt + figure.inDays * dayMs),
    );
  if ('duration' in figure)
    return numberFormat(lang, { style: 'unit', unit: figure.unit, unitDisplay: 'long' }).format(figure.duration);
  if ('metres' in figure)
    return numberFormat(date, { style: 'unit', unit: 'meter', unitDisplay: 'short' }).format(figure.metres);
  const { days } = figure;
  return fillText(
    (days === undefined ? wagering.sentence : wagering.withDeadline)[locale],
    {
      times: { number: figure.wagering },
      amount: { money: figure.upTo },
      ...(days === undefined ? {} : { deadline: { inDays: days } }),
    },
    context,
    {
      games: wagering.games[figure.games][locale],
    },
  );
}

function money(date: string, currency: CompiledSite['currency'], amount: string): string {
  return moneyFormat(date, currency, !amount.includes('.')).format(amount);
}

/** `20000` → `€20K`, or as the language shortens it; a currency that is not of ISO 4217 has no short form. */
function compactMoney(date: string, currency: CompiledSite['currency'], amount: string): string {
  if (currency.symbol !== undefined || !/^[A-Z]{3}$/.test(currency.code)) return money(date, currency, amount);
  const options = {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
  } as const;
  return numberFormat(date, options).format(Number(amount));
}

function counted(count: number, words: Plurals, lang: string, plain: (value: number) => string): string {
  const category = new Intl.PluralRules(lang).select(count);
  return (words[category] ?? words.other ?? '{n}').replace('{n}', plain(count));
}
