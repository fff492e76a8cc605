import type { CompiledLocale } from '../../engine/config/compiled';
import { textOf } from '../../engine/api/fetchWithRetry';
import { isPassing } from '../../engine/api/movingCalls';
import { contentKey, type ContentRequest } from '../../engine/stores/contentRequest';
import type { ApiFetch } from '../../prerender';
import { createSnapshotSource, type ContentReader, type SnapshotSource } from '../prerender/contentSource';
import { inTime } from './inTime';
import type { KeptAnswers } from './keptAnswers';

/**
 * A fetch that asks a platform, and has the whole answer when it gives one; `tell` hears of each ask that ends without
 * a usable answer. It breaks off, and rejects for, an answer that is larger than any that pages take.
 */
export function platformFetch(origin: string | undefined, tell: () => void): ApiFetch {
  if (origin === undefined)
    return () => Promise.resolve(Response.json({ statusCode: 404, statusMessage: 'notFound' }, { status: 404 }));
  return async (path, init) => {
    try {
      const response = await fetch(new URL(path, origin), { ...init, redirect: 'error' });
      if (response.status >= 500) tell();
      const { status, statusText, headers } = response;
      // Whoever asks reads it, too, but tells nobody where it is broken off or has no end.
      const text = await textOf(response);
      return new Response(response.body === null ? null : text, { status, statusText, headers });
    } catch (error) {
      tell();
      throw error;
    }
  };
}

export interface PlatformContentParts {
  /** Makes a reader that asks by a fetch. */
  readonly reader: (tell: () => void) => ContentReader;
  readonly kept: KeptAnswers;
  /** The longest wait for an answer, in ms. */
  readonly limitMs: number;
  /** The moment that pages are said to be of, in ms since 1970. */
  readonly at: number;
  /** How long old sums, offers and counts may stand in for a failed answer, in ms. */
  readonly snapshotMs: number;
  /** The zone in which that moment is told. */
  readonly zone?: string;
}

/** Content of a site as its platform has it, or had it when it last answered. */
export interface PlatformContent {
  readonly source: SnapshotSource;
  /** Whether an answer is missing that was never given before, too. */
  readonly isPartial: () => boolean;
  /** Whether the platform failed to answer. */
  readonly hasFailed: () => boolean;
}

/** So many times as long is waited for an answer that was never given before. */
const firstPatience = 4;

/**
 * Asks each question once. One that the platform does not answer in time, or with a failure, has the answer that it
 * last gave; sums, offers and counts only as long as they may be shown, by a clock that was not set back since.
 */
export function createPlatformContent({
  reader,
  kept,
  limitMs,
  at,
  snapshotMs,
  zone,
}: PlatformContentParts): PlatformContent {
  let isPartial = false;
  let hasFailed = false;
  /** When those answers were given that stand in for one of now, by name. */
  const times = new Map<string, number>();
  const nameOf = (request: ContentRequest, locale: CompiledLocale) => `${locale.code} ${contentKey(request)}`;
  const read: ContentReader = async (request, locale) => {
    const name = nameOf(request, locale);
    const time = kept.timeOf(name);
    const before = isPassing(request) && Math.abs(at - time) > snapshotMs ? undefined : kept.last(name);
    const seen = { isFault: false, isLate: false };
    const tell = () => (seen.isFault = true);
    const asked = reader(tell)(request, locale).catch(() => {
      tell();
      return undefined;
    });
    // Also an answer that comes too late for this page is good for the next.
    void asked.then((answer) => answer !== undefined && !seen.isFault && kept.keep(name, answer));
    const answer = await inTime(asked, before === undefined ? limitMs * firstPatience : limitMs, () => {
      seen.isLate = true;
      return undefined;
    });
    if (answer !== undefined) return answer;
    if (!seen.isFault && !seen.isLate) return undefined;
    hasFailed = true;
    isPartial ||= before === undefined;
    times.set(name, time);
    return before;
  };
  const timeOf = (request: ContentRequest, locale: CompiledLocale) => times.get(nameOf(request, locale));
  return {
    source: createSnapshotSource(read, () => at, zone, timeOf),
    isPartial: () => isPartial,
    hasFailed: () => hasFailed,
  };
}
