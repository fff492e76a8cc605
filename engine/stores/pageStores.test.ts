import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { contentKey, contentRequest } from './contentRequest';
import { ContentStore, type ContentLoader } from './contentStore';
import { LocaleStore } from './localeStore';
import { NoticesStore } from './noticesStore';
import { ViewportStore } from './viewportStore';

const hot = contentRequest('games', { list: 'hot' });
const start = Date.parse('2026-12-01T12:00:00Z');
const dayMs = 86_400_000;

function contentStore(load: ContentLoader) {
  let now = start;
  const asked = vi.fn(load);
  let act: () => void = () => undefined;
  const store = new ContentStore({ ...testEnvironment({ now: () => now }), onFirstInteraction: (run) => void (act = run) }, asked, dayMs);
  store.wakeWithPlayer();
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

  it('[NET-2] ends a read whose page was left, and asks again when it is shown again', async () => {
    const { store, asked } = contentStore((_, __, signal) => new Promise((___, reject) => signal.addEventListener('abort', () => reject(new Error('left')))));
    store.ensure(hot, 'en');
    const [one, two] = [store.hold(hot, 'en'), store.hold(hot, 'en')];
    const signal = asked.mock.calls[0]?.[2];
    one();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(signal?.aborted).toBe(false);
    two();
    const three = store.hold(hot, 'en');
    await new Promise((resolve) => setTimeout(resolve, 5));
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
  ])('[CAT-6] keeps the games that came with the page where those that the client returns %s', async (_, value, expected) => {
    const request = hot;
    const { store, act } = contentStore(() => Promise.resolve({ ok: true, value }));
    store.addSnapshot({ at: new Date(start - 60_000).toISOString(), values: { [contentKey(request)]: { games: ['built in'], total: 1 } } }, 'en');
    act();
    store.ensure(request, 'en');
    await expect.poll(() => store.get(request, 'en')).toMatchObject({ status: 'ready', value: { games: expected } });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.get(request, 'en')?.value?.games).toEqual(expected);
  });

  it.each([
    ['promotions', contentRequest('promotions', {}), true],
    ['jackpots', contentRequest('jackpots', {}), true],
    ['the games of a category, with their count', contentRequest('games', { category: 'slot_game' }), true],
    ['a list of the site (CAT-6)', hot, false],
    ['words', contentRequest('cms', { name: 'about' }), false],
  ])('[NET-2] what came with the page goes where the platform does not bear it out: %s', async (_, request, isGone) => {
    const { store, asked, act } = contentStore(() => Promise.resolve({ ok: false }));
    store.addSnapshot({ at: new Date(start - 60_000).toISOString(), values: { [contentKey(request)]: 'built' } }, 'en');
    act();
    store.ensure(request, 'en');
    await expect.poll(() => asked.mock.results.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.get(request, 'en')).toEqual(isGone ? { status: 'failed', at: 0 } : { status: 'ready', value: 'built', at: start - 60_000, isBuilt: true });
  });

  it.each([
    [dayMs, true],
    [dayMs + 1, false],
  ])('[NET-2] offers that came with the page %i ms ago are shown until somebody is there: %s', (age, isShown) => {
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
    await expect.poll(() => [store.get(hot, 'en')?.value, store.get(hot, 'fil')?.value]).toEqual(['page in en', 'page in fil']);
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
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(store.get(hot, 'en')).toEqual({ status: 'ready', value: 'served', at: start, isBuilt: true });
  });

  it('[NET-2] leaves what came with the page as it is until somebody is really here', async () => {
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
    expect(contentKey({ call: 'games', params: { pageSize: 6, list: 'hot', search: undefined } })).toBe('games {"list":"hot","pageSize":6}');
  });
});

describe('LocaleStore', () => {
  it('[I18N-4] remembers what a player chose, not what an address says', () => {
    const set = vi.fn();
    const store = new LocaleStore('EN', { ...testEnvironment(), cookies: { get: () => undefined, set } }, 365);
    store.follow('CN');
    expect([store.code, set.mock.calls]).toEqual(['CN', []]);
    store.choose('PHP');
    expect([store.code, set.mock.calls]).toEqual(['PHP', [['locale', 'PHP', { days: 365, sameSite: 'lax' }]]]);
  });
});

describe('ViewportStore', () => {
  const viewport = { names: ['mobile', 'tablet', 'desktop'], fallback: 'desktop' };

  /** A window of a width, with a clock that a test turns. */
  function following(width: number) {
    const listeners = new Set<() => void>();
    const timers = new Map<number, { readonly run: () => void; readonly ms: number }>();
    const setCookie = vi.fn();
    let current = width;
    const media = (query: string) => ({
      get matches() {
        return current >= Number(/\(width >= (\d+)px\)/.exec(query)?.[1]);
      },
      subscribe: (onChange: () => void) => {
        listeners.add(onChange);
        return () => void listeners.delete(onChange);
      },
    });
    const store = new ViewportStore(
      {
        ...testEnvironment(),
        media,
        cookies: { get: () => undefined, set: setCookie },
        setTimeout: (run, ms) => timers.set(timers.size + 1, { run, ms }).size,
        clearTimeout: (id) => void timers.delete(id),
      },
      testSite({ breakpoints: { mobile: 320, tablet: 768, template4Custom: 999, desktop: 1024 }, viewport }),
    );
    const resize = (to: number) => {
      current = to;
      listeners.forEach((tell) => tell());
    };
    const waits = () => [...timers.values()].map(({ ms }) => ms);
    const pass = () => timers.forEach(({ run }, id) => timers.delete(id) && run());
    return { store, listeners, setCookie, resize, waits, pass };
  }

  it('[VIEW-1, VIEW-2] knows nothing before it follows the window, and takes it for the fallback', () => {
    const { store, setCookie } = following(800);
    expect(['tablet', 'desktop', 'unknown'].map((name) => store.reaches(name))).toEqual([null, null, null]);
    expect(store.name).toBe('desktop');
    expect(setCookie).not.toHaveBeenCalled();
  });

  it('[VIEW-1, VIEW-2] follows every change 50 ms after the last, and stops when told', () => {
    const { store, listeners, resize, waits, pass } = following(800);
    const reached = () => ['tablet', 'template4Custom', 'desktop', 'unknown'].map((name) => store.reaches(name));
    const stop = store.follow();
    expect([reached(), store.name]).toEqual([[true, false, false, null], 'tablet']);
    resize(1000);
    resize(1024);
    expect([reached(), waits()]).toEqual([[true, false, false, null], [50]]);
    pass();
    expect([reached(), store.name]).toEqual([[true, true, true, null], 'desktop']);
    resize(300);
    pass();
    expect([reached(), store.name]).toEqual([[false, false, false, null], 'mobile']);
    stop();
    expect(listeners.size).toBe(0);
  });

  it('[VIEW-1] remembers the platform’s breakpoint in a strict, secure cookie of 365 days', () => {
    const { store, setCookie, resize, pass } = following(1000);
    store.follow();
    resize(1100);
    pass();
    const options = { days: 365, sameSite: 'strict', secure: true };
    expect(setCookie.mock.calls).toEqual([
      ['viewport', 'tablet', options],
      ['viewport', 'desktop', options],
    ]);
  });
});

describe('NoticesStore', () => {
  const notice = (title: string) => ({ tone: 'error' as const, title, duration: 3000 });

  it('[ERR-3] shows the three newest, each until it is dismissed', () => {
    const store = new NoticesStore();
    ['one', 'two', 'three', 'four'].forEach((title) => store.show(notice(title)));
    expect(store.notices.map(({ title }) => title)).toEqual(['two', 'three', 'four']);
    store.dismiss(store.notices[1]?.id ?? 0);
    expect(store.notices.map(({ title }) => title)).toEqual(['two', 'four']);
  });

  it('[ERR-3] says the same again instead of twice, and again once it is gone', () => {
    const store = new NoticesStore();
    const lost = { ...notice('one'), text: { failure: 'disconnect' } };
    [lost, lost, lost].forEach((again) => store.show(again));
    expect(store.notices).toEqual([{ ...notice('one'), text: { failure: 'disconnect' }, id: 1, repeats: 2 }]);
    store.show(notice('one'));
    expect(store.notices.map(({ id }) => id)).toEqual([1, 2]);
    store.dismiss(1);
    store.show({ ...notice('one'), text: { failure: 'disconnect' } });
    expect(store.notices.map(({ id, repeats }) => [id, repeats])).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  it('[ERR-3] never has two dialogs: what comes meanwhile joins the one that is open, the same only once', () => {
    const store = new NoticesStore();
    for (const failure of ['disconnect', 'noSpinsLeft', 'disconnect']) store.alert({ failure });
    expect(store.alerts).toEqual([{ failure: 'disconnect' }, { failure: 'noSpinsLeft' }]);
    store.closeAlert();
    expect(store.alerts).toEqual([]);
  });
});
