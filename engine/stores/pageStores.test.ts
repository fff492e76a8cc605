import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import type { Startup } from '../api/models';
import { contentKey, contentRequest } from './contentRequest';
import { ContentStore, type ContentLoader } from './contentStore';
import { LocaleStore } from './localeStore';
import { NoticesStore } from './noticesStore';
import { SiteStore } from './siteStore';
import { ViewportStore } from './viewportStore';

const hot = contentRequest('games', { list: 'hot' });
const start = Date.parse('2026-12-01T12:00:00Z');

function contentStore(load: ContentLoader) {
  let now = start;
  const asked = vi.fn(load);
  let act: () => void = () => undefined;
  const store = new ContentStore({ ...testEnvironment({ now: () => now }), onceActive: (run) => void (act = run) }, asked);
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
    expect(asked.mock.calls).toEqual([[hot, 'en']]);
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
    expect(store.get(hot, 'en')).toEqual({ status: 'ready', value: 'served', at: start });
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

const answer: Startup = {
  maintenance: { isOn: false, startsAt: null, endsAt: null },
  menu: [],
  gameMenu: [],
  site: {},
  providerCount: {},
  affiliateDomain: '',
  liveChat: { status: false, chatId: '', imageId: '' },
  message: '',
};

describe('SiteStore', () => {
  it('[SITE-3] overlays the descriptor field by field', () => {
    const store = new SiteStore(testSite());
    store.applyStartup({ ...answer, site: { name: 'New Name', gamify: false } });
    expect([store.site.name, store.site.currency, store.site.features]).toEqual(['New Name', 'PHP', { ...testSite().features, gamify: false }]);
  });

  it('[CAT-3] keeps categories with providers, plus hot', () => {
    const store = new SiteStore(testSite());
    const names = () => store.categories.map(({ name }) => name);
    expect(names()).toEqual(['hot', 'slot_game']);
    store.applyStartup({ ...answer, providerCount: { slot_game: 0, bingo: 3 } });
    expect(names()).toEqual(['hot']);
    store.applyStartup({ ...answer, providerCount: { slot_game: 2 } });
    expect(names()).toEqual(['hot', 'slot_game']);
  });

  it('[STATE-9, LAYOUT-3] looks at maintenance first and takes nothing else over meanwhile', () => {
    const store = new SiteStore(testSite());
    store.applyStartup({ ...answer, maintenance: { isOn: true, startsAt: '2026-12-01T11:00:00Z', endsAt: null }, site: { name: 'New Name' } });
    expect([store.maintenance, store.site.name]).toEqual([{ startsAt: '2026-12-01T11:00:00Z', endsAt: null }, 'Test Site']);
    store.endMaintenance();
    expect(store.maintenance).toBeNull();
  });

  it.each([
    ['before it', '2026-12-01T01:59:59Z', false],
    ['at its start', '2026-12-01T02:00:00Z', true],
    ['at its end', '2026-12-01T04:00:00Z', false],
  ])('[LAYOUT-3] is in the window of its descriptor %s: %s → %s', (_, now, isOn) => {
    const store = new SiteStore(testSite({ maintenance: { start: '2026-12-01T02:00:00Z', end: '2026-12-01T04:00:00Z' } }));
    store.checkOwnWindow(Date.parse(now));
    expect(store.maintenance !== null).toBe(isOn);
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
  it('[VIEW-1, VIEW-2] knows nothing before it follows the window, then every change', () => {
    let width = 800;
    const listeners = new Set<() => void>();
    const media = (query: string) => ({
      get matches() {
        return width >= Number(/\(width >= (\d+)px\)/.exec(query)?.[1]);
      },
      subscribe: (onChange: () => void) => {
        listeners.add(onChange);
        return () => void listeners.delete(onChange);
      },
    });
    const store = new ViewportStore({ ...testEnvironment(), media }, { tablet: 768, desktop: 1024 });
    const reached = () => ['tablet', 'desktop', 'unknown'].map((name) => store.reaches(name));
    expect(reached()).toEqual([null, null, null]);
    const stop = store.follow();
    expect(reached()).toEqual([true, false, null]);
    width = 1024;
    listeners.forEach((tell) => tell());
    expect(reached()).toEqual([true, true, null]);
    stop();
    expect(listeners.size).toBe(0);
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

  it('tells two alike apart', () => {
    const store = new NoticesStore();
    store.show(notice('one'));
    store.show(notice('one'));
    store.dismiss(store.notices[0]?.id ?? 0);
    expect(store.notices).toHaveLength(1);
  });
});
