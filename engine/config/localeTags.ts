import type { Descriptor } from './descriptors';
import { isRecord, valueAt, type JsonPath } from './jsonPath';
import { nearest } from './nearest';
import { problemAt, type Finding, type Problem } from './problem';

const rule =
  'A tag is a language, and if need be a script and a country, with hyphens between them (BCP 47), and nothing else.';

/**
 * Tags of languages that browsers cannot read, or that would say more than a language and a country; tags for dates are
 * of languages in which dates can be written. Formatters throw for the others while a page renders (I18N-3).
 */
export function localeTagProblems({ source, value }: Descriptor): Problem[] {
  const locales = isRecord(value.locales) ? value.locales : {};
  const paths = Object.entries(locales).flatMap(
    ([code, locale]): { readonly path: JsonPath; readonly ofDates: boolean }[] => {
      const byCurrency = isRecord(locale) && isRecord(locale.dateByCurrency) ? Object.keys(locale.dateByCurrency) : [];
      return [
        { path: ['locales', code, 'lang'], ofDates: false },
        { path: ['locales', code, 'date'], ofDates: true },
        ...byCurrency.map((currency) => ({ path: ['locales', code, 'dateByCurrency', currency], ofDates: true })),
      ];
    },
  );
  const unusable = Object.keys(isRecord(value.unusable) ? value.unusable : {});
  return [...paths, ...unusable.map((code) => ({ path: ['unusable', code], ofDates: true }))].flatMap(
    ({ path, ofDates }) => {
      const tag = valueAt(value, path);
      const finding = typeof tag === 'string' ? tagFinding(tag, ofDates) : undefined;
      return finding === undefined ? [] : [problemAt(source, path, finding)];
    },
  );
}

/** A time zone that browsers do not know. */
export function timeZoneProblems({ source, value: { timeZone } }: Descriptor): Problem[] {
  if (typeof timeZone !== 'string' || isZone(timeZone)) return [];
  const meant = nearest(timeZone, Intl.supportedValuesOf('timeZone').filter(isZone));
  const hint = meant === undefined ? 'For example "Asia/Manila".' : `Did you mean "${meant}"?`;
  const message = `A time zone is UTC or a name that the time zone database of IANA has. "${timeZone}" is not so. ${hint}`;
  return [
    problemAt(source, ['timeZone'], {
      code: 'value-form',
      message,
      ...(meant === undefined ? {} : { suggestion: meant }),
    }),
  ];
}

function tagFinding(tag: string, ofDates: boolean): Finding | undefined {
  const fault = tagFault(tag, ofDates);
  if (fault === undefined) return undefined;
  const [plain = ''] = tag.replaceAll('_', '-').split(/-[a-z0-9]-/i, 1);
  const [language = ''] = plain.split('-', 1);
  const meant = [plain, language].find((text) => text !== tag && tagFault(text, ofDates) === undefined);
  const hint = meant === undefined ? 'For example "en-PH".' : `Did you mean "${meant}"?`;
  return {
    code: 'value-form',
    message: `${rule} "${tag}" ${fault}. ${hint}`,
    ...(meant === undefined ? {} : { suggestion: meant }),
  };
}

/** What the parts of a tag are called, where they are called anything: without a name they are assigned to nothing. */
const partNames = (['language', 'script', 'region'] as const).map(
  (type) => [type, new Intl.DisplayNames('en', { type, fallback: 'none' })] as const,
);

/** A part of a tag that no language, script or country has, such as the country XX. */
function unassignedPart(tag: string): string | undefined {
  const { language, script, region } = new Intl.Locale(tag);
  const parts = { language, script, region };
  const unknown = partNames.find(([type, names]) => parts[type] !== undefined && names.of(parts[type]) === undefined);
  if (unknown === undefined) return undefined;
  const [type] = unknown;
  return `names ${type === 'region' ? 'a country' : `a ${type}`} that does not exist, "${parts[type] ?? ''}"`;
}

function tagFault(tag: string, ofDates: boolean): string | undefined {
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(tag) || canonical(tag) === undefined)
    return 'is not so';
  const unassigned = unassignedPart(tag);
  if (unassigned !== undefined) return unassigned;
  return ofDates && Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0
    ? 'is of a language in which no dates can be written'
    : undefined;
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
