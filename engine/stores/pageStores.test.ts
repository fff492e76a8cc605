import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { LocaleStore } from './localeStore';
import { NoticesStore } from './noticesStore';
import { ViewportStore } from './viewportStore';

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
