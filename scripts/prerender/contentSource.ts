import type { CompiledLocale } from '../../engine/config/compiled';
import { isPassing } from '../../engine/api/movingCalls';
import { contentKey, type ContentRequest } from '../../engine/stores/contentRequest';
import type { ContentSnapshot } from '../../engine/stores/payload';
import { ageWords } from './ageWords';

/** Returns the content of pages as the API has it now. */
export interface SnapshotSource {
  /** The answers of `requests` in a language; those the API did not give are left out. */
  readonly snapshot: (requests: readonly ContentRequest[], locale: CompiledLocale) => Promise<ContentSnapshot>;
}

/** Reads one request; undefined where there is no usable answer. */
export type ContentReader = (request: ContentRequest, locale: CompiledLocale) => Promise<unknown>;

/**
 * A source that asks each question once, however many pages share it. `now` is in milliseconds since 1970; `zone` is
 * the one that times are told in. `timeOf` is when an answer was given, where that was earlier: a page is of the time
 * of the oldest of its sums, offers and counts.
 */
export function createSnapshotSource(
  read: ContentReader,
  now: () => number = Date.now,
  zone?: string,
  timeOf: (request: ContentRequest, locale: CompiledLocale) => number | undefined = () => undefined,
): SnapshotSource {
  const moment = now();
  const asked = new Map<string, Promise<unknown>>();
  const ask = (request: ContentRequest, locale: CompiledLocale) => {
    const key = `${locale.code} ${contentKey(request)}`;
    const answer = asked.get(key) ?? read(request, locale).catch(() => undefined);
    asked.set(key, answer);
    return answer;
  };
  return {
    snapshot: async (requests, locale) => {
      const rows = await Promise.all(
        requests.map(async (request) => [contentKey(request), await ask(request, locale)] as const),
      );
      const passing = requests.filter((request, index) => isPassing(request) && rows[index]?.[1] !== undefined);
      const at = Math.min(moment, ...passing.map((request) => timeOf(request, locale) ?? moment));
      const asOf = passing.length > 0 ? { asOf: ageWords(at, locale, zone) } : {};
      const values = Object.fromEntries(rows.filter(([, value]) => value !== undefined));
      return { at: new Date(at).toISOString(), ...asOf, values };
    },
  };
}
