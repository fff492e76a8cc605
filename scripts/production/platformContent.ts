import type { CompiledLocale } from '../../engine/config/compiled';
import { contentKey } from '../../engine/stores/contentRequest';
import type { ApiFetch } from '../../prerender';
import { createSnapshotSource, type ContentReader, type SnapshotSource } from '../prerender/contentSource';
import type { KeptAnswers } from './keptAnswers';

/** A fetch that asks a platform; `tell` hears of each ask that ends without a usable answer. */
export function platformFetch(origin: string | undefined, tell: () => void): ApiFetch {
  if (origin === undefined) return () => Promise.resolve(Response.json({ statusCode: 404, statusMessage: 'notFound' }, { status: 404 }));
  return async (path, init) => {
    try {
      const response = await fetch(new URL(path, origin), { ...init, redirect: 'error' });
      if (response.status >= 500) tell();
      return response;
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
}

/** Content of a site as its platform has it, or had it when it last answered. */
export interface PlatformContent {
  readonly source: SnapshotSource;
  /** Whether an answer is missing that was never given before, too. */
  readonly isPartial: () => boolean;
  /** Whether the platform failed to answer. */
  readonly hasFailed: () => boolean;
}

/** Asks each question once. One that the platform does not answer in time, or with a failure, has the answer that it last gave. */
export function createPlatformContent({ reader, kept, limitMs, at }: PlatformContentParts): PlatformContent {
  let isPartial = false;
  let hasFailed = false;
  const read: ContentReader = async (request, locale: CompiledLocale) => {
    const name = `${locale.code} ${contentKey(request)}`;
    let isFault = false;
    const answer = await within(limitMs, reader(() => (isFault = true))(request, locale).catch(() => ((isFault = true), undefined)), () => (isFault = true)); // prettier-ignore
    if (answer !== undefined) {
      if (!isFault) kept.keep(name, answer);
      return answer;
    }
    if (!isFault) return undefined;
    hasFailed = true;
    const before = kept.last(name);
    isPartial ||= before === undefined;
    return before;
  };
  return { source: createSnapshotSource(read, () => at), isPartial: () => isPartial, hasFailed: () => hasFailed };
}

async function within<Value>(limitMs: number, wait: Promise<Value>, onLate: () => void): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      resolve(undefined);
    }, limitMs);
  });
  return Promise.race([wait, late]).finally(() => clearTimeout(timer));
}
