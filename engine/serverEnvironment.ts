import type { Environment, KeyValueStorage } from './environment';

/** The world of a page that is rendered ahead: no player, no window, no calls. `now` is milliseconds since 1970. */
export function createServerEnvironment(options: {
  readonly now: () => number;
  readonly report: Environment['report'];
  readonly sanitizeHtml: (html: string) => string;
}): Environment {
  return {
    fetch: (url) =>
      Promise.reject(new Error(`A page that is rendered ahead asked for ${url}; its content must be in the snapshot.`)),
    now: options.now,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    busy: (work) => work,
    local: emptyStorage,
    session: emptyStorage,
    cookies: { get: () => undefined, set: () => undefined },
    openChannel: () => ({ post: () => undefined, close: () => undefined }),
    path: () => '/',
    search: () => '',
    onWindowEvent: () => () => undefined,
    media: () => ({ matches: false, subscribe: () => () => undefined }),
    swapBodyClasses: () => undefined,
    loadStyle: () => Promise.resolve(),
    onFirstInteraction: () => undefined,
    openWindow: () => null,
    origin: () => '',
    reload: () => undefined,
    assign: () => undefined,
    randomId: () => '',
    report: options.report,
    log: () => undefined,
    sanitizeAhead: options.sanitizeHtml,
    isServer: true,
  };
}

const emptyStorage: KeyValueStorage = { get: () => null, set: () => false, remove: () => undefined };
