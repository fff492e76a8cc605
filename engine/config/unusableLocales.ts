import { localeCodes } from './compiled';
import type { Descriptor } from './descriptors';
import { isRecord, valueAt, type JsonPath } from './jsonPath';
import { oneOf } from './nearest';
import { problemAt, type Problem } from './problem';

/**
 * The problems of a site or family, with its own words for a language that the platform declares and cannot show
 * (I18N-2): to its schema the code is merely unknown.
 */
export function withUnusableLocales(
  descriptor: Descriptor,
  problems: readonly Problem[],
  locales: Descriptor,
): readonly Problem[] {
  const unusable = isRecord(locales.value.unusable) ? locales.value.unusable : {};
  const { source, value } = descriptor;
  const enabled = valueAt(value, ['locales', 'enabled']);
  const places: JsonPath[] = [
    ['locales', 'default'],
    ...(Array.isArray(enabled) ? enabled.map((_, index) => ['locales', 'enabled', index]) : []),
  ];
  const own = places.flatMap((path) => {
    const code = valueAt(value, path);
    if (typeof code !== 'string' || !Object.hasOwn(unusable, code)) return [];
    const message = `"${code}" is declared, but has neither messages nor a name, so no site can use it. ${oneOf(localeCodes, code)}`;
    return [problemAt(source, path, { code: 'locale-unusable', message })];
  });
  if (own.length === 0) return problems;
  const told = new Set(own.map(({ path }) => path));
  return [
    ...problems.filter(({ file, path, code }) => file !== source.file || !told.has(path) || !echoes.has(code)),
    ...own,
  ];
}

/** What schema and rules say of such a code beside. */
const echoes: ReadonlySet<string> = new Set(['value-unknown', 'locale-default-disabled']);
