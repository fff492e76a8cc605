import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { ContentParams } from '../api/contentCalls';
import type { GameFacet } from '../api/gameFacets';
import type { Game, GamePage } from '../api/gameModels';

/** What a list is asked for: everything but the page. */
export type ListParams = Omit<ContentParams['games'], 'page' | 'pageSize'>;

/** How long, in ms, a page is shown again to a player who comes back to it. */
const freshForMs = 120_000;

/** How many pages stay in memory beside the first one, however far a player scrolls. */
const keptPages = 12;

/** Where a player was in a list that is virtualised, and how it was measured then. */
export interface ListPlace {
  /** Rows of another language have another height. */
  readonly lang: string;
  /** The rendered range; `end` is exclusive. */
  readonly window: { readonly start: number; readonly end: number };
  readonly metrics: {
    readonly columns: number;
    readonly rowsPerBand: number;
    readonly pitch: number;
    readonly row: number;
  };
  /** Of the list, in px. */
  readonly width: number;
}

interface KeptPage {
  readonly games: readonly Game[];
  /** Milliseconds since 1970 at which it was true. */
  readonly at: number;
}

/**
 * A games list that is read page by page, where a player looks. Pages far away are dropped and their requests aborted,
 * so that neither memory nor traffic grows with the distance.
 */
export class GameList {
  /** Games that match on the server; null until the first answer. */
  total: number | null = null;
  facets: readonly GameFacet[] = [];
  /** Of the list as a whole: without a first answer there is nothing to show. */
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** For the way back; nothing renders when it changes. */
  place: ListPlace | undefined = undefined;
  private readonly pages = observable.map<number, KeptPage>({}, { deep: false });
  private readonly failed = observable.set<number>();
  private readonly inFlight = new Map<number, AbortController>();

  constructor(
    private readonly api: Pick<ApiClient, 'call'>,
    readonly params: ListParams,
    /** Games a page: as many as are wished for, until the platform says how many it gives. */
    public pageSize: number,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {
    makeAutoObservable<this, 'api' | 'inFlight' | 'now'>(
      this,
      { api: false, facets: observableRef, inFlight: false, now: false, params: false, place: false },
      { autoBind: true },
    );
  }

  /** The game at a place in the list, from 0; undefined while its page is not there. */
  readonly at = (index: number): Game | undefined => this.pages.get(this.pageOf(index))?.games[index % this.pageSize];

  /** Whether the page of a place is there without a game for it: its row could not be read, or the page is short. */
  readonly isEmpty = (index: number): boolean => this.pages.has(this.pageOf(index)) && this.at(index) === undefined;

  /** Whether the page of a place failed to load. */
  readonly hasFailed = (index: number): boolean => this.failed.has(this.pageOf(index));

  /** The games that are there, in order. */
  get loaded(): readonly Game[] {
    return [...this.pages.entries()].sort(([one], [other]) => one - other).flatMap(([, { games }]) => games);
  }

  /** Remembers where a player is. */
  remember(place: ListPlace): void {
    this.place = place;
  }

  /** Accepts a first page that came with the document, or by another way. */
  accept(page: GamePage): void {
    this.keep(1, page);
  }

  /** The list as a whole failed to load. */
  fail(): void {
    if (this.total === null) this.status = 'failed';
  }

  /**
   * Asks for the pages of the places from `first` to `last` (inclusive), unless they are there and fresh, or on their
   * way; others no longer matter.
   */
  readonly want = (first: number, last: number): void => {
    const from = this.pageOf(Math.max(0, first));
    const to = this.pageOf(Math.max(0, this.total === null ? last : Math.min(last, this.total - 1)));
    for (const page of this.inFlight.keys()) if (page < from - 1 || page > to + 1) this.abort(page);
    for (let page = from; page <= to; page += 1) {
      const known = this.pages.get(page);
      const isFresh = known !== undefined && Math.abs(this.now() - known.at) < freshForMs;
      if (!isFresh && !this.inFlight.has(page) && !this.failed.has(page)) void this.fetch(page);
    }
    this.drop(from, to);
  };

  /** Asks again for what was lost. */
  retry(): void {
    const failed = [...this.failed];
    this.failed.clear();
    if (this.total === null) this.status = 'loading';
    for (const page of this.total === null ? [1] : failed) void this.fetch(page);
  }

  /** The last viewer has gone: pending reads are aborted. */
  leave(): void {
    for (const page of this.inFlight.keys()) this.abort(page);
  }

  private abort(page: number): void {
    this.inFlight.get(page)?.abort();
    this.inFlight.delete(page);
  }

  private async fetch(page: number): Promise<void> {
    const controller = new AbortController();
    this.inFlight.set(page, controller);
    try {
      const request = {
        ...this.params,
        page,
        pageSize: this.pageSize,
        ...(page === 1 ? { facets: true as const } : {}),
      };
      const result = await this.api.call('games', request, { signal: controller.signal });
      runInAction(() => {
        if (result.ok) {
          // Games that stand in for a list are worth less than those that are known of it (CAT-6).
          if (!(result.value.isFallback && this.pages.has(page))) this.keep(page, result.value);
        } else if (!this.pages.has(page)) {
          this.failed.add(page);
          this.fail();
        }
      });
    } catch {
      // Aborted: its viewers have gone.
    } finally {
      if (this.inFlight.get(page) === controller) this.inFlight.delete(page);
    }
  }

  private keep(page: number, { games, total, facets, pageSize }: GamePage): void {
    // Some platforms give fewer a page than are asked for. What the last page says of that counts only while nothing
    // else is known, because some count the rows that are left.
    if (pageSize > 0 && pageSize !== this.pageSize && (page === 1 || this.pages.size === 0)) {
      this.pages.clear();
      this.pageSize = pageSize;
    }
    this.pages.set(page, { games, at: this.now() });
    this.failed.delete(page);
    this.total = total;
    this.status = 'ready';
    if (facets) this.facets = facets;
  }

  /** Drops the pages farthest from those in sight. The first one stays, for the way back to the top. */
  private drop(from: number, to: number): void {
    const distance = (page: number) => Math.max(from - page, page - to, 0);
    const others = [...this.pages.keys()]
      .filter((page) => page !== 1)
      .sort((one, other) => distance(one) - distance(other));
    for (const page of others.slice(keptPages)) this.pages.delete(page);
    this.failed.forEach((page) => distance(page) > 1 && this.failed.delete(page));
  }

  private pageOf(index: number): number {
    return Math.floor(index / this.pageSize) + 1;
  }
}
