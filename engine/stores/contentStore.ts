import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ContentCall } from '../api/contentCalls';
import type { Environment } from '../environment';
import { contentKey, type ContentModel, type ContentRequest } from './contentRequest';
import type { ContentSnapshot } from './payload';

/** An answer as widgets see it. A failed refresh keeps the last good value. */
export interface ContentEntry<Value = unknown> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value?: Value;
  /** Milliseconds since 1970 at which the value was true. */
  readonly at: number;
}

/** Asks the API; the store does not know how. */
export type ContentLoader = (request: ContentRequest, lang: string) => Promise<{ readonly ok: true; readonly value: unknown } | { readonly ok: false }>;

const freshForMs = 30_000;

/** Public reads, each asked once however many widgets show it, by language. */
export class ContentStore {
  private readonly entries = observable.map<string, ContentEntry>({}, { deep: false });
  private readonly pending = new Set<string>();

  constructor(
    private readonly environment: Environment,
    private readonly load: ContentLoader,
  ) {
    makeAutoObservable<this, 'environment' | 'load' | 'pending'>(this, { environment: false, load: false, pending: false });
  }

  /** The entry of a request, if there is any. */
  get<Call extends ContentCall>(request: ContentRequest<Call>, lang: string): ContentEntry<ContentModel<Call>> | undefined {
    return this.entries.get(keyOf(request, lang)) as ContentEntry<ContentModel<Call>> | undefined;
  }

  /** Takes over a snapshot's values where nothing newer is known. */
  addSnapshot(snapshot: ContentSnapshot, lang: string): void {
    const at = Date.parse(snapshot.at) || 0;
    for (const [key, value] of Object.entries(snapshot.values)) {
      const known = this.entries.get(`${lang} ${key}`);
      if (!known || known.at < at) this.entries.set(`${lang} ${key}`, { status: 'ready', value, at });
    }
  }

  /** Asks for a request unless a fresh answer is there or on its way. `force` asks again (after a failure). */
  ensure(request: ContentRequest, lang: string, force = false): void {
    const key = keyOf(request, lang);
    const known = this.entries.get(key);
    const isFresh = known?.status === 'ready' && this.environment.now() - known.at < freshForMs;
    if (this.pending.has(key) || (isFresh && !force) || (known?.status === 'failed' && !force)) return;
    this.pending.add(key);
    if (!known || known.status === 'failed') this.entries.set(key, { ...known, status: 'loading', at: known?.at ?? 0 });
    void this.load(request, lang).then((result) =>
      runInAction(() => {
        this.pending.delete(key);
        const last = this.entries.get(key);
        if (result.ok) this.entries.set(key, { status: 'ready', value: result.value, at: this.environment.now() });
        else this.entries.set(key, last?.value === undefined ? { status: 'failed', at: 0 } : { ...last, status: 'ready' });
      }),
    );
  }
}

function keyOf(request: ContentRequest, lang: string): string {
  return `${lang} ${contentKey(request)}`;
}
