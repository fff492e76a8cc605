import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { isConnectionSpared, startPreloading, type PreloadingParts } from './preloading';

/** Links that the test brings into view. */
const watched = new Map<Element, (entries: readonly object[]) => void>();
class Observer {
  constructor(private readonly tell: (entries: readonly object[]) => void) {}
  observe(link: Element): void {
    watched.set(link, this.tell);
  }
  unobserve(link: Element): void {
    watched.delete(link);
  }
  disconnect(): void {
    watched.clear();
  }
}

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  const nav = (...paths: string[]) =>
    `<nav>${paths.map((path) => `<a href="${path}"><span>${path}</span></a>`).join('')}</nav>`;
  document.body.innerHTML = `${nav('/slots', '/hot', '/casino', '/fishing', '/poker', '/sports', '/')}<p><a href="/about">About</a>
    <a href="https://other.example/slots">Elsewhere</a><a href="/nowhere">Nowhere</a><a href="/deposit">Deposit</a><a href="/news" target="_blank">News</a></p>`;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Preloading whose loads end when the test says so. */
function preload(changes: Partial<PreloadingParts> = {}) {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  stop = startPreloading({
    site: () => lobbySite(),
    isOpen: ({ access }) => access !== 'player',
    load: (_, { name }) => {
      asked.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    atOnce: 4,
    setTimeout: (run, ms) => Number(setTimeout(run, ms)),
    connection: () => undefined,
    ...changes,
  });
  return { asked, ends };
}

const link = (path: string) =>
  document.querySelector(`a[href="${path}"] span`) ?? document.querySelector(`a[href="${path}"]`);
const point = (path: string) => link(path)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const bringIntoView = (...paths: string[]) => {
  for (const [element, tell] of [...watched])
    if (paths.includes(element.getAttribute('href') ?? '')) tell([{ target: element, isIntersecting: true }]);
};

describe('preloading', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('[NET-2] loads the page of a link at %s, once', (type) => {
    const { asked } = preload();
    link('/about')?.dispatchEvent(new Event(type, { bubbles: true }));
    link('/about')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked).toEqual(['about']);
  });

  it('[NET-2] loads pages of menu links that stay in view, at most four at once, one that is pointed at before the others', async () => {
    const { asked, ends } = preload();
    bringIntoView('/slots', '/hot', '/casino', '/fishing', '/poker', '/sports');
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['slots', 'hot', 'casino', 'fishing']);
    point('/about');
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.slice(4)).toEqual(['about']);
    ends.slice(1).forEach((end) => end());
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.slice(5)).toEqual(['poker', 'sports']);
  });

  it('[NET-2] sees links that a later page brings', async () => {
    const { asked } = preload();
    document.body.insertAdjacentHTML('beforeend', '<nav><a href="/crash">Crash</a></nav>');
    await vi.advanceTimersByTimeAsync(1000);
    bringIntoView('/crash');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['crash']);
  });

  it.each(['/', 'https://other.example/slots', '/nowhere', '/deposit', '/news'])('[NET-2] leaves %s alone', (path) => {
    const { asked } = preload();
    point(path);
    expect(asked).toEqual([]);
  });

  it('[NET-2] may try a page again that failed to load', async () => {
    const asked: string[] = [];
    preload({
      load: (_, { name }) => {
        asked.push(name);
        return Promise.reject(new Error('offline'));
      },
    });
    point('/about');
    await vi.advanceTimersByTimeAsync(0);
    point('/about');
    expect(asked).toEqual(['about', 'about']);
  });

  it.each<[object | undefined, boolean]>([
    [undefined, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g', saveData: false }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('[NET-2] on a connection %j nothing is loaded ahead: %s', (connection, isSpared) => {
    const { asked } = preload({ connection: () => connection });
    point('/about');
    expect([asked.length === 0, isConnectionSpared(connection)]).toEqual([isSpared, isSpared]);
  });
});
