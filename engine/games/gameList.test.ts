import { describe, expect, it } from 'vitest';
import type { ContentParams } from '../api/contentCalls';
import type { GamePage } from '../api/gameModels';
import type { Result } from '../api/result';
import { GameList } from './gameList';
import { turn } from '../../tests/fixtures/settled';

interface Asked {
  readonly params: ContentParams['games'];
  readonly signal: AbortSignal;
  readonly answer: (result: Result<GamePage>) => void;
}

/** A list of 5,000 games whose platform a test holds in its hands. */
function listWith({
  pageSize = 10,
  wished = pageSize,
  total = 5000,
  now = () => 0,
}: {
  readonly pageSize?: number;
  readonly wished?: number;
  readonly total?: number;
  readonly now?: () => number;
} = {}) {
  const asked: Asked[] = [];
  const call = (_: string, params: ContentParams['games'], options?: { readonly signal?: AbortSignal }) => {
    const signal = options?.signal ?? new AbortController().signal;
    return new Promise<Result<GamePage>>((resolve, reject) => {
      asked.push({ params, signal, answer: resolve });
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  };
  const list = new GameList({ call } as never, { category: 'slot_game' }, wished, now);
  const pageOf = (page: number): GamePage => ({
    games: Array.from({ length: Math.min(pageSize, total - (page - 1) * pageSize) }, (_, index) => ({
      providerCode: 'TIDEWELL',
      gameCode: `game-${(page - 1) * pageSize + index}`,
      name: `Game ${(page - 1) * pageSize + index}`,
      type: 'slot_game',
      image: '/x.svg',
    })),
    total,
    page,
    pageSize,
  });
  const answer = async (page: number) => {
    asked.findLast(({ params }) => params.page === page)?.answer({ ok: true, value: pageOf(page) });
    await turn();
  };
  const fail = async (page: number) => {
    asked
      .findLast(({ params }) => params.page === page)
      ?.answer({ ok: false, failure: { call: 'games', statusCode: 0, statusMessage: 'disconnect' } as never });
    await turn();
  };
  return { list, asked, answer, fail, turn, pages: () => asked.map(({ params }) => params.page), pageOf };
}

it.each([
  ['the fallback games of a list', { list: 'hot' as const }, { isFallback: true as const }, 3],
  ['an empty list', { list: 'hot' as const }, {}, 0],
  ['an empty category', { category: 'slot_game' }, {}, 0],
])(
  '[CAT-6] fallback games take nothing from a list that is known, while an empty answer is the truth: %s',
  async (_, params, mark, total) => {
    let now = 0;
    const empty: GamePage = { games: [], total: 0, page: 1, pageSize: 10, ...mark };
    const list = new GameList(
      { call: () => Promise.resolve({ ok: true, value: empty }) } as never,
      params,
      10,
      () => now,
    );
    const games = ['a', 'b', 'c'].map((code) => ({
      providerCode: 'TIDEWELL',
      gameCode: code,
      name: code,
      type: 'SLOTS',
      image: '/x.svg',
    }));
    list.accept({ games, total: 3, page: 1, pageSize: 10 });
    // Old enough to be asked for again.
    now = 600_000;
    list.want(0, 9);
    await turn();
    expect(list.total).toBe(total);
  },
);

describe('GameList', () => {
  it('asks for the first page with the counts of its choices, for others without', async () => {
    const { list, asked, answer } = listWith();
    list.want(0, 0);
    await answer(1);
    list.want(0, 14);
    expect(asked.map(({ params }) => params)).toEqual([
      { category: 'slot_game', page: 1, pageSize: 10, facets: true },
      { category: 'slot_game', page: 2, pageSize: 10 },
    ]);
  });

  it('asks once for a page that is there or on its way', async () => {
    const { list, pages, answer } = listWith();
    list.want(0, 9);
    list.want(0, 9);
    await answer(1);
    list.want(0, 9);
    expect(pages()).toEqual([1]);
    expect([list.total, list.status, list.at(3)?.name, list.at(12)]).toEqual([5000, 'ready', 'Game 3', undefined]);
  });

  it('asks again for a page that is no longer fresh, and shows the old one meanwhile', async () => {
    let now = 0;
    const { list, pages, answer } = listWith({ now: () => now });
    list.want(0, 9);
    await answer(1);
    now = 121_000;
    list.want(0, 9);
    expect([pages(), list.at(0)?.name]).toEqual([[1, 1], 'Game 0']);
  });

  it('aborts what a player has scrolled past', async () => {
    const { list, asked, answer } = listWith();
    list.accept({ ...listWith().pageOf(1) });
    list.want(100, 129);
    list.want(3000, 3019);
    expect(asked.map(({ params, signal }) => [params.page, signal.aborted])).toEqual([
      [11, true],
      [12, true],
      [13, true],
      [301, false],
      [302, false],
    ]);
    await answer(301);
    expect(list.at(3001)?.name).toBe('Game 3001');
  });

  it('keeps as much after 5,000 games as after 500', async () => {
    const { list, asked, answer } = listWith();
    const kept: number[] = [];
    for (let first = 0; first < 5000; first += 10) {
      list.want(first, first + 9);
      await answer(first / 10 + 1);
      if (first === 490 || first === 4990) kept.push(list.loaded.length);
    }
    expect(asked).toHaveLength(500);
    expect(kept).toEqual([140, 140]);
    expect([list.at(0)?.name, list.at(4999)?.name, list.at(2500)]).toEqual(['Game 0', 'Game 4999', undefined]);
  });

  it('never asks beyond its end', async () => {
    const { list, pages, answer } = listWith({ total: 25 });
    list.want(0, 0);
    await answer(1);
    list.want(0, 500);
    expect(pages()).toEqual([1, 2, 3]);
  });

  it('[ERR-4] fails as a whole when its first page does, and tries again when asked', async () => {
    const { list, pages, answer, fail } = listWith();
    list.want(0, 9);
    await fail(1);
    expect([list.status, list.total]).toEqual(['failed', null]);
    list.want(0, 9);
    expect(pages()).toEqual([1]);
    list.retry();
    expect(list.status).toBe('loading');
    await answer(1);
    expect([list.status, list.hasFailed(0)]).toEqual(['ready', false]);
  });

  it('[ERR-4] loses a later page alone, and gets it back when asked', async () => {
    const { list, answer, fail } = listWith();
    list.want(0, 19);
    await answer(1);
    await fail(2);
    expect([list.status, list.hasFailed(5), list.hasFailed(15)]).toEqual(['ready', false, true]);
    list.retry();
    await answer(2);
    expect([list.hasFailed(15), list.at(15)?.name]).toEqual([false, 'Game 15']);
  });

  it('forgets a lost page that is far away, so that it is asked for on the way back', async () => {
    const { list, pages, answer, fail } = listWith();
    list.want(0, 19);
    await answer(1);
    await fail(2);
    list.want(2000, 2009);
    list.want(10, 19);
    expect(pages()).toEqual([1, 2, 201, 2]);
  });

  it('asks again when a player is back before what was aborted has ended', async () => {
    const { list, pages, answer } = listWith();
    list.want(0, 0);
    list.leave();
    list.want(0, 0);
    await answer(1);
    expect([pages(), list.total]).toEqual([[1, 1], 5000]);
  });

  it('[CALL-X] knows the places of a page that is there without a game, because its row could not be read', () => {
    const { list, pageOf } = listWith({ total: 3 });
    expect([0, 2].map(list.isEmpty)).toEqual([false, false]);
    list.accept({ ...pageOf(1), games: pageOf(1).games.slice(0, 2) });
    expect([0, 1, 2].map(list.isEmpty)).toEqual([false, false, true]);
  });

  it('[CALL-X] goes by the pages that the platform gives, where they are shorter than what was asked for', async () => {
    const { list, asked, answer, pageOf } = listWith({ pageSize: 20, wished: 24, total: 50 });
    list.want(0, 23);
    await answer(1);
    expect([list.at(19)?.name, list.at(20), list.isEmpty(20)]).toEqual(['Game 19', undefined, false]);
    list.want(0, 49);
    await answer(2);
    await answer(3);
    expect(asked.map(({ params }) => [params.page, params.pageSize])).toEqual([
      [1, 24],
      [2, 20],
      [3, 20],
    ]);
    expect([20, 23, 24, 39, 40, 49].map((place) => list.at(place)?.name)).toEqual(
      [20, 23, 24, 39, 40, 49].map((place) => `Game ${place}`),
    );
    // A last page that counts the rows on it changes nothing.
    list.want(40, 49);
    asked.at(-1)?.answer({ ok: true, value: { ...pageOf(3), pageSize: 10 } });
    expect(list.at(20)?.name).toBe('Game 20');
  });

  it('leaves nothing on its way when nobody looks any more', () => {
    const { list, asked } = listWith();
    list.want(0, 29);
    list.leave();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });
});
