import { isBroken, type Descriptor } from './descriptors';
import type { Topic } from './fileKinds';
import { ruled } from './guard';
import { isRecord, type JsonPath } from './jsonPath';
import { ownValue } from './ownValue';
import { jurisdictionTableProblems } from './jurisdictionTable';
import { localeTagProblems, timeZoneProblems } from './localeTags';
import { unknownWord } from './nearest';
import { problemAt, type Problem } from './problem';
import type { Source } from './source';
import { statusMessageProblems } from './statusMessages';
import type { Vocabulary } from './vocabulary';

/** Rules across the platform's own files; one that crashes is a problem of its file, and the others are asked. */
export function platformProblems(topics: Readonly<Record<Topic, Descriptor>>, vocabulary: Vocabulary): Problem[] {
  const rule = (topic: Topic, ask: (descriptor: Descriptor) => Problem[]) =>
    ruled(topics[topic].source.file, () => ask(topics[topic]));
  const themes = isRecord(topics.themes.value.themes) ? topics.themes.value.themes : {};
  const templates = [
    ...new Set(
      Object.values(themes).flatMap((theme) =>
        isRecord(theme) && typeof theme.template === 'string' ? [theme.template] : [],
      ),
    ),
  ];
  const codes = Object.keys(themes);
  const keys = () => [
    ...rule('login-entry', (file) => unknownKeys(file, 'themes', 'theme-code-unknown', 'a theme code', codes)),
    ...rule('rewards', (file) => unknownKeys(file, 'templates', 'template-unknown', 'a template', templates)),
  ];
  return [
    ...(isBroken(topics.themes) ? [] : keys()),
    ...rule('locales', localeTagProblems),
    ...rule('api', timeZoneProblems),
    ...rule('session', (file) => statusMessageProblems(file, topics.failures)),
    ...rule('session', (file) => repeatedValues(file, 'attribution', 'name of the address', 'attribution')),
    ...rule('breakpoints', (file) => repeatedValues(file, 'breakpoints', 'width', 'breakpoint')),
    ...rule('breakpoints', breakpointOrder),
    ...rule('locales', repeatedLanguages),
    ...rule('api', (file) => adapterProblems(file, vocabulary.catalogue.adapters ?? [])),
    ...rule('categories', (file) => repeatedWords(file, 'categories', 'name')),
    ...rule('categories', (file) => repeatedWords(file, 'categories', 'segment')),
    ...rule('categories', (file) => repeatedWords(file, 'categories', 'route')),
    ...rule('categories', (file) => repeatedWords(file, 'secondaryNavigation', 'name')),
    ...rule('providers', (file) => repeatedWords(file, 'providers', 'code')),
    ...rule('jurisdictions', (file) => jurisdictionTableProblems(file, vocabulary)),
  ];
}

/** A word that a row of a table says, and where. */
interface Said {
  readonly row: string;
  readonly word: unknown;
  readonly path: JsonPath;
}

/** Words that another row says, where a reader could not tell which of the two is meant. */
function repeated(source: Source, said: readonly Said[], what: (row: string, word: string) => string): Problem[] {
  const first = new Map<unknown, string>();
  return said.flatMap(({ row, word, path }) => {
    const before = first.get(word) ?? row;
    first.set(word, before);
    if (before === row) return [];
    const message = `${what(before, JSON.stringify(word))} already. Give one of the two another.`;
    return [problemAt(source, path, { code: 'value-repeated', message })];
  });
}

/** What two rows of a table say alike; a row says one word or a list of them. */
function repeatedValues({ source, value }: Descriptor, table: string, what: string, row: string): Problem[] {
  const rows = ownValue(value, table);
  const said = Object.entries(isRecord(rows) ? rows : {}).flatMap(([name, words]): Said[] =>
    Array.isArray(words)
      ? words.map((word: unknown, index) => ({ row: name, word, path: [table, name, index] }))
      : [{ row: name, word: words, path: [table, name] }],
  );
  return repeated(source, said, (name, word) => `The ${row} "${name}" has the ${what} ${word}`);
}

/** Names of the breakpoints that stand for kinds of windows, the narrowest first. */
const windows = ['mobile', 'mobileMedium', 'mobileWide', 'tablet', 'desktop', 'desktopMedium', 'desktopWide'];

/** A window that is not wider than the one before it: between the two nothing would ever apply. */
function breakpointOrder({ source, value: { breakpoints } }: Descriptor): Problem[] {
  if (!isRecord(breakpoints)) return [];
  const widths = windows.flatMap((name) => {
    const width = ownValue(breakpoints, name);
    return typeof width === 'number' ? [{ name, width }] : [];
  });
  return widths.flatMap(({ name, width }, index) => {
    const before = widths[index - 1];
    if (!before || width >= before.width) return [];
    const message = `"${name}" is ${width} px and "${before.name}" ${before.width} px. Write more for "${name}", or less for "${before.name}".`;
    return [problemAt(source, ['breakpoints', name], { code: 'breakpoint-order', message })];
  });
}

/** Two languages under one tag, of which browsers and search engines would find one. */
function repeatedLanguages({ source, value: { locales } }: Descriptor): Problem[] {
  const said = Object.entries(isRecord(locales) ? locales : {}).flatMap(([row, locale]): Said[] =>
    isRecord(locale) && typeof locale.lang === 'string'
      ? [{ row, word: locale.lang.toLowerCase(), path: ['locales', row, 'lang'] }]
      : [],
  );
  return repeated(source, said, (row, word) => `The language ${row} has the tag ${word}`);
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
