import { isBroken, type Descriptor } from './descriptors';
import type { Topic } from './fileKinds';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';
import { jurisdictionTableProblems } from './jurisdictionTable';
import { localeTagProblems, timeZoneProblems } from './localeTags';
import { unknownWord } from './nearest';
import { problemAt, type Problem } from './problem';
import type { Vocabulary } from './vocabulary';

/** Rules across the platform's own files. */
export function platformProblems(topics: Readonly<Record<Topic, Descriptor>>, vocabulary: Vocabulary): Problem[] {
  const themes = isRecord(topics.themes.value.themes) ? topics.themes.value.themes : {};
  const templates = [
    ...new Set(
      Object.values(themes).flatMap((theme) =>
        isRecord(theme) && typeof theme.template === 'string' ? [theme.template] : [],
      ),
    ),
  ];
  const keys = [
    ...unknownKeys(topics['login-entry'], 'themes', 'theme-code-unknown', 'a theme code', Object.keys(themes)),
    ...unknownKeys(topics.rewards, 'templates', 'template-unknown', 'a template', templates),
  ];
  return [
    ...(isBroken(topics.themes) ? [] : keys),
    ...localeTagProblems(topics.locales),
    ...timeZoneProblems(topics.api),
    ...repeatedValues(topics.session, 'attribution', 'name of the address', 'attribution'),
    ...repeatedValues(topics.breakpoints, 'breakpoints', 'width', 'breakpoint'),
    ...repeatedLanguages(topics.locales),
    ...adapterProblems(topics.api, vocabulary.catalogue.adapters ?? []),
    ...repeatedWords(topics.categories, 'categories', 'name'),
    ...repeatedWords(topics.categories, 'categories', 'segment'),
    ...repeatedWords(topics.categories, 'categories', 'route'),
    ...repeatedWords(topics.categories, 'secondaryNavigation', 'name'),
    ...repeatedWords(topics.providers, 'providers', 'code'),
    ...jurisdictionTableProblems(topics.jurisdictions, vocabulary),
  ];
}

/** What two rows of a table say alike, where a reader could not tell which of them is meant. */
function repeatedValues({ source, value }: Descriptor, table: string, what: string, row: string): Problem[] {
  const rows = ownValue(value, table);
  const first = new Map<unknown, string>();
  return Object.entries(isRecord(rows) ? rows : {}).flatMap(([name, said]) =>
    [said].flat().flatMap((word: unknown, index) => {
      const before = first.get(word);
      if (before === undefined) first.set(word, name);
      if (before === undefined || before === name) return [];
      return [
        problemAt(source, [table, name, ...(Array.isArray(said) ? [index] : [])], {
          code: 'value-repeated',
          message: `The ${row} "${before}" has the ${what} ${JSON.stringify(word)} already. Give one of the two another.`,
        }),
      ];
    }),
  );
}

/** Two languages under one tag, of which browsers and search engines would find one. */
function repeatedLanguages({ source, value: { locales } }: Descriptor): Problem[] {
  const first = new Map<string, string>();
  return Object.entries(isRecord(locales) ? locales : {}).flatMap(([code, locale]) => {
    const tag = isRecord(locale) && typeof locale.lang === 'string' ? locale.lang.toLowerCase() : undefined;
    const before = tag === undefined ? undefined : first.get(tag);
    if (tag === undefined) return [];
    if (before === undefined) {
      first.set(tag, code);
      return [];
    }
    const message = `The language ${before} has the tag "${tag}" already. Give one of the two another.`;
    return [problemAt(source, ['locales', code, 'lang'], { code: 'value-repeated', message })];
  });
}

function adapterProblems({ source, value }: Descriptor, words: readonly string[]): Problem[] {
  return Object.entries(isRecord(value.adapters) ? value.adapters : {}).flatMap(([group, name]) =>
    typeof name !== 'string' || words.includes(name)
      ? []
      : [
          problemAt(source, ['adapters', group], {
            code: 'adapter-unknown',
            ...unknownWord(name, 'an adapter of engine/api/adapters', words),
          }),
        ],
  );
}

function unknownKeys(
  { source, value }: Descriptor,
  list: string,
  code: 'theme-code-unknown' | 'template-unknown',
  what: string,
  words: readonly string[],
): Problem[] {
  const named = ownValue(value, list);
  const keys = isRecord(named) ? Object.keys(named) : [];
  return keys
    .filter((key) => !words.includes(key))
    .map((key) => problemAt(source, [list, key], { code, ...unknownWord(key, what, words), at: 'key' }));
}

function repeatedWords({ source, value }: Descriptor, list: string, key: string): Problem[] {
  const listed = ownValue(value, list);
  const entries = Array.isArray(listed)
    ? listed.map((entry: unknown) => (isRecord(entry) ? ownValue(entry, key) : undefined))
    : [];
  return entries.flatMap((word, index) => {
    const first = entries.indexOf(word);
    if (typeof word !== 'string' || first === index) return [];
    return [
      problemAt(source, [list, index, key], {
        code: 'value-repeated',
        message: `"${word}" already stands in entry ${first + 1}. Every ${key} stands once. Take one out or call it something else.`,
      }),
    ];
  });
}
