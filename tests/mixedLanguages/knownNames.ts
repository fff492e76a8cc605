import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes, type CompiledBundle, type LocaleCode } from '../../engine/config/compiled';
import { messageTexts } from '../../scripts/words/texts';
import type { KnownNames } from './foreignTexts';

/** Fields of answers and of the sandbox's data that hold names, wherever they stand. */
const nameFields = new Set([
  'studio',
  'studios',
  'providerName',
  'dealer',
  'room',
  'rider',
  'course',
  'account',
  'accountId',
  'fullName',
  'runners',
]);

/** Fields whose objects have a name of their own: horses, studios, games, partners. */
const named = new Set(['runners', 'providers', 'titles', 'partners']);

/** Names that stand in texts alone: a sponsor of races, a zone of time. */
const others = ['Castle Roads', 'UTC'];

/** The names in the sandbox's data: games, studios, partners, players, sites. */
export function sandboxNames(root: string): readonly string[] {
  const folder = join(root, 'scripts/sandbox/data');
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.json') && !['phrases.json', 'teams.json', 'cms.json'].includes(file),
  );
  const phrases = new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'phrases.json'), 'utf8')) as object));
  const names = files.flatMap((file) => namesIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return [...others, ...new Set(names)].filter((name) => !phrases.has(name));
}

/**
 * What belongs to no language on the pages of a demo site, and the English texts that a language has in its own words
 * (I18N-1).
 */
export function knownNames(root: string, { site }: CompiledBundle, code: LocaleCode): KnownNames {
  const own = new Set(messageTexts(root, code).map(({ text }) => text));
  const english = messageTexts(root, 'EN').map(({ text }) => text);
  return {
    names: [
      ...sandboxNames(root),
      site.name,
      site.domain,
      ...stringsOf(site.operator),
      ...site.locales.enabled.map(({ name }) => name),
    ],
    english: new Set(english.filter((text) => /\p{L}{3}/u.test(text) && !own.has(text))),
  };
}

/** The names in answers of the platform, or in data of the sandbox; texts by language are none. */
export function namesIn(value: unknown, field = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return nameFields.has(field) ? stringsOf(value) : [];
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => namesIn(inner, field));
  if (Object.keys(value).every((key) => localeCodes.some((code) => code === key))) return [];
  const isNamed = named.has(field) || 'gameCode' in value;
  return Object.entries(value).flatMap(([key, inner]) =>
    isNamed && key === 'name' ? stringsOf(inner) : namesIn(inner, key),
  );
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
