import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ContentCall } from '../api/contentCalls';
import type { GamePage } from '../api/gameModels';
import { isMoving, isPassing } from '../api/movingCalls';
import type { Environment } from '../environment';
import { firstInteractionTimeoutMs } from '../hydration/firstInteraction';
import { contentKey, type ContentModel, type ContentRequest } from './contentRequest';
import type { ContentSnapshot } from './payload';

/**
 * An answer as widgets see it. A failed refresh keeps the last good value, except for build-time values that go out of
 * date (`isPassing`).
 */
export interface ContentEntry<Value = unknown> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value?: Value;
  /** Milliseconds since 1970 at which the value was true. */
  readonly at: number;
  /** The value came with the page, and the platform has not answered since. */
  readonly isBuilt?: true;
  /** When the build knew it, in the words of the page. */
  readonly asOf?: string | undefined;
}

/** Asks the API; the store does not know how. It rejects when `signal` aborts. */
export type ContentLoader = (
  request: ContentRequest,
  lang: string,
  signal: AbortSignal,
) => Promise<{ readonly ok: true; readonly value: unknown } | { readonly ok: false }>;

const freshForMs = 30_000;

/** Public reads, each asked once however many widgets show it, by language. */
export class ContentStore {
  private readonly entries = observable.map<string, ContentEntry>({}, { deep: false });
  readonly #pending = new Map<string, AbortController>();
  /** How many show a request. */
  readonly #viewers = new Map<string, number>();
  /** Requests that wait for the first user interaction; null from then on. */
  #waiting: Map<string, readonly [ContentRequest, string]> | null = new Map();

  readonly #environment: Environment;
  readonly #load: ContentLoader;
  readonly #snapshotMs: number;

  /** `snapshotMs`: the milliseconds for which the build's sums, offers and counts are shown. */
  constructor(environment: Environment, load: ContentLoader, snapshotMs: number) {
    this.#environment = environment;
    this.#load = load;
    this.#snapshotMs = snapshotMs;
    makeAutoObservable(this);
  }

  /**
   * Refreshes what came with the page at the first user interaction, or after a time-out. Until then a first visit
   * makes no calls and loads no code for them.
   */
  refreshOnInteraction(): void {
    this.#environment.onFirstInteraction(() => {
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting?.forEach(([request, lang]) => this.ensure(request, lang));
    }, firstInteractionTimeoutMs);
  }

  /** The entry of a request, if there is any. */
  get<Call extends ContentCall>(
    request: ContentRequest<Call>,
    lang: string,
  ): ContentEntry<ContentModel<Call>> | undefined {
    return this.entries.get(keyOf(request, lang)) as ContentEntry<ContentModel<Call>> | undefined;
  }

  /** Accepts a snapshot's values where nothing newer is known. */
  addSnapshot(snapshot: ContentSnapshot, lang: string): void {
    const at = Date.parse(snapshot.at) || 0;
    for (const [key, value] of Object.entries(snapshot.values)) {
      const known = this.entries.get(`${lang} ${key}`);
      if (!known || known.at < at)
        this.entries.set(`${lang} ${key}`, { status: 'ready', value, at, isBuilt: true, asOf: snapshot.asOf });
    }
  }

  /** Lets be asked again what failed: the reason is over. */
  forgetFailures(): void {
    for (const [key, { status }] of this.entries) if (status === 'failed') this.entries.delete(key);
  }

  /** Asks for a request unless a fresh answer is there or on its way. `force` asks again (after a failure). */
  ensure(request: ContentRequest, lang: string, force = false): void {
    const key = keyOf(request, lang);
    const last = this.entries.get(key);
    const passes = isPassing(request);
    const known = passes && last?.isBuilt && this.#environment.now() - last.at > this.#snapshotMs ? undefined : last;
    // A value from ahead is of a clock that was put right since: it is no fresher than one from as long ago.
    const isOld = known?.isBuilt === true && isMoving(request.call);
    const isFresh = known?.status === 'ready' && !isOld && Math.abs(this.#environment.now() - known.at) < freshForMs;
    if (this.#pending.has(key) || (isFresh && !force) || (known?.status === 'failed' && !force)) return;
    if (this.#waiting && known?.status === 'ready' && !force) {
      this.#waiting.set(key, [request, lang]);
      return;
    }
    const leaving = new AbortController();
    this.#pending.set(key, leaving);
    if (!known || known.status === 'failed') this.entries.set(key, { ...known, status: 'loading', at: known?.at ?? 0 });
    void this.#load(request, lang, leaving.signal)
      .catch(() => ({ ok: false }) as const)
      .then((result) =>
        runInAction(() => {
          // The page was left.
          if (this.#pending.get(key) !== leaving) return;
          this.#pending.delete(key);
          const last = this.entries.get(key);
          if (result.ok && !(last?.value !== undefined && (result.value as Partial<GamePage>).isFallback))
            this.entries.set(key, { status: 'ready', value: result.value, at: this.#environment.now() });
          else if (last?.value === undefined || (passes && last.isBuilt))
            this.entries.set(key, { status: 'failed', at: 0 });
          else this.entries.set(key, { ...last, status: 'ready' });
        }),
      );
  }

  /**
   * Counts a viewer of a request until the returned function is called. A pending read without viewers is aborted: its
   * page was left.
   */
  hold(request: ContentRequest, lang: string): () => void {
    const key = keyOf(request, lang);
    const count = (change: number) => {
      const left = (this.#viewers.get(key) ?? 0) + change;
      this.#viewers.set(key, left);
      return left;
    };
    count(1);
    return () => {
      // The next page may ask for the same content in the same tick.
      if (count(-1) === 0) this.#environment.setTimeout(() => this.leave(key), 0);
    };
  }

  private leave(key: string): void {
    if (this.#viewers.get(key) !== 0) return;
    this.#pending.get(key)?.abort();
    this.#pending.delete(key);
  }
}

function keyOf(request: ContentRequest, lang: string): string {
  return `${lang} ${contentKey(request)}`;
}
