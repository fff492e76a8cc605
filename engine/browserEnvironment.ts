import cookies from 'js-cookie';
import { attempted, randomId } from './abilities';
import { safeAddress } from './api/readers/safeAddress';
import type { Environment, KeyValueStorage } from './environment';
import { beginWork, busy } from './idle';
import { watchFirstInteraction } from './hydration/firstInteraction';

/** Timers below this, in ms, are part of what goes on; longer ones wait for something to happen. */
const soonMs = 1000;

/**
 * The browser as the engine sees it. The document is idle (`engine/idle.ts`) once it is hydrated and nothing asked for
 * here is under way.
 */
export function createBrowserEnvironment(): Environment {
  const timers = createTimers();
  window.addEventListener('livery:ready', beginWork(), { once: true });
  return {
    fetch: (url, init) => busy(window.fetch(url, init)),
    now: () => Date.now(),
    ...timers,
    busy,
    local: storageOf(() => window.localStorage),
    session: storageOf(() => window.sessionStorage),
    cookies: {
      get: (name) => attempted(() => cookies.get(name), undefined),
      set: (name, value, { days, sameSite, secure = false }) =>
        attempted(() => void cookies.set(name, value, { expires: days, path: '/', sameSite, secure }), undefined),
    },
    openChannel: (name, onMessage) => {
      // Without BroadcastChannel, or with cookies blocked, tabs learn of one another by `storage` events.
      const channel = attempted(() => new BroadcastChannel(name), null);
      if (channel) channel.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
      return {
        post: (message) => attempted(() => channel?.postMessage(message), undefined),
        close: () => attempted(() => channel?.close(), undefined),
      };
    },
    path: () => window.location.pathname,
    search: () => window.location.search,
    onWindowEvent: (event, run) => {
      // The event itself is not passed on.
      const listen = () => run();
      window.addEventListener(event, listen);
      return () => window.removeEventListener(event, listen);
    },
    media: (query) => {
      const list = attempted(() => window.matchMedia(query), null);
      return {
        get matches() {
          return list?.matches ?? false;
        },
        subscribe: (onChange) => {
          attempted(() => list?.addEventListener('change', onChange), undefined);
          return () => attempted(() => list?.removeEventListener('change', onChange), undefined);
        },
      };
    },
    swapBodyClasses: (gone, come) => {
      document.body.classList.remove(...gone);
      document.body.classList.add(...come);
    },
    loadStyle: (address) => busy(loadStyle(address)),
    onFirstInteraction: watchFirstInteraction(timers.setTimeout),
    openWindow: (url, name, features) => attempted(() => window.open(url, name, features), null),
    origin: () => window.location.origin,
    reload: () => window.location.reload(),
    assign: (url) => window.location.assign(safeAddress(url) ?? '/'),
    randomId,
    report: (error, context) => console.error(`Livery: ${context}`, error),
    log: (line) => console.warn(`Livery: ${line}`),
    isServer: false,
  };
}

/** The browser's timers; those that are due within a second are counted. */
function createTimers(): Pick<Environment, 'setTimeout' | 'clearTimeout'> {
  const ends = new Map<number, () => void>();
  return {
    setTimeout: (run, ms) => {
      if (ms >= soonMs) return window.setTimeout(run, ms);
      const end = beginWork();
      const id = window.setTimeout(() => {
        ends.delete(id);
        try {
          run();
        } finally {
          end();
        }
      }, ms);
      ends.set(id, end);
      return id;
    },
    clearTimeout: (id) => {
      window.clearTimeout(id);
      ends.get(id)?.();
      ends.delete(id);
    },
  };
}

/**
 * Resolves when a sheet has loaded or failed to load, and at once when the document has a link to it or to a combined
 * sheet that contains it (`data-sheets`).
 */
function loadStyle(address: string): Promise<void> {
  const name = CSS.escape(address);
  if (document.querySelector(`[data-sheets~="${name}"],[href="${name}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = link.onerror = () => resolve();
    link.href = address;
    // Behind the sheets that stand in the body.
    document.body.append(link);
  });
}

function storageOf(open: () => Storage): KeyValueStorage {
  const attempt = <Value>(run: (storage: Storage) => Value, otherwise: Value): Value =>
    attempted(() => run(open()), otherwise);
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
