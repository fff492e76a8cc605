import type { CompiledCategory } from './compiled';
import type { CompiledQuery } from './compiledAddress';
import type { Descriptor } from './descriptors';
import { isRecord } from './jsonPath';
import { unknownWord } from './nearest';
import { problemAt, type Problem } from './problem';

/** What a page's address may name, before it is compiled. */
export type PageQuery = Readonly<
  Record<string, { readonly of: 'segment' | 'provider' | 'word'; readonly with?: string }>
>;

/** Reads what a page says of its query. */
export function readQuery({ value }: Pick<Descriptor, 'value'>): PageQuery | undefined {
  return isRecord(value.query) ? (value.query as PageQuery) : undefined;
}

/** Values that need another one which the page does not know. */
export function queryProblems({ source, value }: Descriptor): Problem[] {
  const query = isRecord(value.query) ? value.query : {};
  return Object.entries(query).flatMap(([name, rule]) => {
    const needed = isRecord(rule) ? rule.with : undefined;
    if (typeof needed !== 'string' || Object.hasOwn(query, needed)) return [];
    const others = Object.keys(query).filter((other) => other !== name);
    return [
      problemAt(source, ['query', name, 'with'], {
        code: 'query-value-unknown',
        ...unknownWord(needed, 'another value of this query', others),
      }),
    ];
  });
}

/** The rules with the words that a site knows (ROUTE-5). */
export function compileQuery(
  query: PageQuery,
  words: { readonly categories: readonly CompiledCategory[]; readonly providers: readonly string[] },
): CompiledQuery {
  const segments = words.categories.map(({ segment }) => segment).filter((segment) => segment !== '');
  const values = { segment: segments, provider: words.providers, word: null };
  return Object.fromEntries(
    Object.entries(query).map(([name, rule]) => [
      name,
      { values: values[rule.of], ...(rule.with === undefined ? {} : { with: rule.with }) },
    ]),
  );
}
