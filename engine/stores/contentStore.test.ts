import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { settled } from '../../tests/fixtures/settled';
import { contentKey, contentRequest } from './contentRequest';
import { ContentStore, type ContentLoader } from './contentStore';

const hot = contentRequest('games', { list: 'hot' });
const start = Date.parse('2026-12-01T12:00:00Z');
const dayMs = 86_400_000;

function contentStore(load: ContentLoader) {
  let now = start;
  const asked = vi.fn(load);
  let act: () => void = () => undefined;
  const store = new ContentStore(
    { ...testEnvironment({ now: () => now }), onFirstInteraction: (run) => void (act = run) },
    asked,
    dayMs,
  );
  store.refreshOnInteraction();
  return { store, asked, pass: (ms: number) => (now += ms), act: () => act() };
}

describe('ContentStore', () => {
  it('asks once, however many widgets show the answer', async () => {
    const { store, asked } = contentStore(() => Promise.resolve({ ok: true, value: 'page' }));
    store.ensure(hot, 'en');
    store.ensure(contentRequest('games', { list: 'hot' }), 'en');
    expect(store.get(hot, 'en')).toEqual({ status: 'loading', at: 0 });
    await expect.poll(() => store.get(hot, 'en')).toEqual({ status: 'ready', value: 'page', at: start });
    store.ensure(hot, 'en');
    expect(asked.mock.calls).toEqual([[hot, 'en', expect.any(AbortSignal)]]);
  });

  it('[ERR-4] takes a read that breaks for one that failed, which may be asked again', async () => {
    const { store, asked } = contentStore(() => Promise.reject(new RangeError('Invalid time value')));
    store.ensure(hot, 'en');
    await expect.poll(() => store.get(hot, 'en')).toEqual({ status: 'failed', at: 0 });
    store.ensure(hot, 'en', true);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('ends a read whose page was left, and asks again when it is shown again', async () => {
    const { store, asked } = contentStore(
      (_, __, signal) =>
        new Promise((___, reject) => signal.addEventListener('abort', () => reject(new Error('left')))),
    );
    store.ensure(hot, 'en');
    const [one, two] = [store.hold(hot, 'en'), store.hold(hot, 'en')];
    const signal = asked.mock.calls[0]?.[2];
    one();
    await settled();
    expect(signal?.aborted).toBe(false);
    two();
    const three = store.hold(hot, 'en');
    await settled();
    expect(signal?.aborted).toBe(false);
    three();
    await expect.poll(() => signal?.aborted).toBe(true);
    expect(store.get(hot, 'en')).toEqual({ status: 'loading', at: 0 });
    store.ensure(hot, 'en');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['are the fallback games', { games: ['fallback'], total: 1, isFallback: true }, ['built in']],
    ['are none, as the platform has none', { games: [], total: 0 }, []],
    ['are others', { games: ['other'], total: 1 }, ['other']],
  ])(
    '[CAT-6] keeps the games that came with the page where those that the client returns %s',
    async (_, value, expected) => {
      const request = hot;
      const { store, act } = contentStore(() => Promise.resolve({ ok: true, value }));
      store.addSnapshot(
        {
          at: new Date(start - 60_000).toISOString(),
          values: { [contentKey(request)]: { games: ['built in'], total: 1 } },
        },
        'en',
      );
      act();
      store.ensure(request, 'en');
      await expect.poll(() => store.get(request, 'en')).toMatchObject({ status: 'ready', value: { games: expected } });
      await settled();
      expect(store.get(request, 'en')?.value?.games).toEqual(expected);
    },
  );

  it.each([
    ['promotions', contentRequest('promotions', {}), true],
    ['jackpots', contentRequest('jackpots', {}), true],
    ['the games of a category, with their count', contentRequest('games', { category: 'slot_game' }), true],
    ['a list of the site (CAT-6)', hot, false],
    ['words', contentRequest('cms', { name: 'about' }), false],
  ])('what came with the page goes where the platform does not bear it out: %s', async (_, request, isGone) => {
    const { store, asked, act } = contentStore(() => Promise.resolve({ ok: false }));
    store.addSnapshot({ at: new Date(start - 60_000).toISOString(), values: { [contentKey(request)]: 'built' } }, 'en');
    act();
    store.ensure(request, 'en');
    await expect.poll(() => asked.mock.results.length).toBe(1);
    await settled();
    expect(store.get(request, 'en')).toEqual(
      isGone ? { status: 'failed', at: 0 } : { status: 'ready', value: 'built', at: start - 60_000, isBuilt: true },
    );
  });

  it.each([
    [dayMs, true],
    [dayMs + 1, false],
  ])('offers that came with the page %i ms ago are shown until somebody is there: %s', (age, isShown) => {
    const { store, asked } = contentStore(() => new Promise(() => undefined));
    const request = contentRequest('promotions', {});
    store.addSnapshot({ at: new Date(start - age).toISOString(), values: { [contentKey(request)]: 'built' } }, 'en');
    store.ensure(request, 'en');
    expect([store.get(request, 'en')?.value, asked.mock.calls.length]).toEqual(isShown ? ['built', 0] : [undefined, 1]);
  });

  it('keeps languages apart', async () => {
    const { store } = contentStore((_, lang) => Promise.resolve({ ok: true, value: `page in ${lang}` }));
    store.ensure(hot, 'en');
    store.ensure(hot, 'fil');
    await expect
      .poll(() => [store.get(hot, 'en')?.value, store.get(hot, 'fil')?.value])
      .toEqual(['page in en', 'page in fil']);
  });

  it('asks again after 30 seconds and shows the last answer meanwhile', async () => {
    let answer = 'first';
    const { store, asked, pass, act } = contentStore(() => Promise.resolve({ ok: true, value: answer }));
    act();
    store.ensure(hot, 'en');
    await expect.poll(() => store.get(hot, 'en')?.value).toBe('first');
    answer = 'second';
    pass(29_999);
    store.ensure(hot, 'en');
    pass(1);
    expect(asked).toHaveBeenCalledTimes(1);
    store.ensure(hot, 'en');
    expect(store.get(hot, 'en')).toMatchObject({ status: 'ready', value: 'first' });
    await expect.poll(() => store.get(hot, 'en')?.value).toBe('second');
  });

  it('[ERR-4] fails without an answer, and asks again only when told to', async () => {
    let isDown = true;
    const { store, asked } = contentStore(() => Promise.resolve(isDown ? { ok: false } : { ok: true, value: 'page' }));
    store.ensure(hot, 'en');
    await expect.poll(() => store.get(hot, 'en')).toEqual({ status: 'failed', at: 0 });
    isDown = false;
    store.ensure(hot, 'en');
    expect(asked).toHaveBeenCalledTimes(1);
    store.ensure(hot, 'en', true);
    await expect.poll(() => store.get(hot, 'en')).toEqual({ status: 'ready', value: 'page', at: start });
  });

  it('[ERR-4] keeps the last good answer when a refresh fails', async () => {
    const { store, asked, pass, act } = contentStore(() => Promise.resolve({ ok: false }));
    act();
    store.addSnapshot({ at: '2026-12-01T12:00:00Z', values: { [contentKey(hot)]: 'served' } }, 'en');
    pass(60_000);
    store.ensure(hot, 'en');
    await expect.poll(() => asked.mock.settledResults.length).toBe(1);
    await settled();
    expect(store.get(hot, 'en')).toEqual({ status: 'ready', value: 'served', at: start, isBuilt: true });
  });

  it('leaves what came with the page as it is until somebody is really here', async () => {
    const { store, asked, pass, act } = contentStore(() => Promise.resolve({ ok: true, value: 'fresh' }));
    store.addSnapshot({ at: '2026-12-01T12:00:00Z', values: { [contentKey(hot)]: 'served' } }, 'en');
    pass(60_000);
    store.ensure(hot, 'en');
    store.ensure(hot, 'en');
    expect(asked).not.toHaveBeenCalled();
    act();
    await expect.poll(() => store.get(hot, 'en')?.value).toBe('fresh');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('takes a snapshot over only where it knows nothing newer', async () => {
    const { store } = contentStore(() => Promise.resolve({ ok: true, value: 'fresh' }));
    store.ensure(hot, 'en');
    await expect.poll(() => store.get(hot, 'en')?.value).toBe('fresh');
    store.addSnapshot({ at: '2026-11-30T00:00:00Z', values: { [contentKey(hot)]: 'old' } }, 'en');
    expect(store.get(hot, 'en')?.value).toBe('fresh');
    store.addSnapshot({ at: '2026-12-02T00:00:00Z', values: { [contentKey(hot)]: 'newer' } }, 'en');
    expect(store.get(hot, 'en')?.value).toBe('newer');
  });

  it('names a request alike in whichever order its values stand', () => {
    expect(contentKey({ call: 'games', params: { pageSize: 6, list: 'hot', search: undefined } })).toBe(
      'games {"list":"hot","pageSize":6}',
    );
  });
});
