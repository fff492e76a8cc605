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
    ...adapterProblems(topics.api, vocabulary.catalogue.adapters ?? []),
    ...repeatedWords(topics.categories, 'categories', 'name'),
    ...repeatedWords(topics.categories, 'categories', 'segment'),
    ...repeatedWords(topics.categories, 'categories', 'route'),
    ...repeatedWords(topics.categories, 'secondaryNavigation', 'name'),
    ...repeatedWords(topics.providers, 'providers', 'code'),
    ...jurisdictionTableProblems(topics.jurisdictions, vocabulary),
  ];
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
