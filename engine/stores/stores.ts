import type { ApiClient } from '../api/client';
import { createLazyClient } from '../api/lazyClient';
import type { CallFailure } from '../api/result';
import type { CompiledSite, LocaleCode } from '../config/compiled';
import type { Environment } from '../environment';
import { ContentStore } from './contentStore';
import { createErrorReporter } from './errorReporter';
import { FavouritesStore } from './favouritesStore';
import { LocaleStore } from './localeStore';
import { NoticesStore } from './noticesStore';
import { createSessionLoader, type SessionLoader } from './sessionLoader';
import { SessionState, type SessionView } from './sessionState';
import { SiteStore } from './siteStore';
import { createStartUp, type StartUpParts } from './startUp';
import { ViewportStore } from './viewportStore';

/** All stores of one application. */
export interface Stores {
  /** Calls to the platform; reads that widgets show go through `content`. */
  readonly api: ApiClient;
  readonly site: SiteStore;
  readonly locale: LocaleStore;
  /** Who is here. */
  readonly session: SessionView;
  /** Loads the controller, which owns every change of the session. */
  readonly sessionLoader: SessionLoader;
  readonly favourites: FavouritesStore;
  readonly content: ContentStore;
  /** Another one from the moment on at which start-up brings another template, with breakpoints of its own. */
  readonly viewport: ViewportStore;
  readonly notices: NoticesStore;
  /**
   * The platform's time in ms since 1970: this device's clock, corrected by what the answers say. Deadlines count by
   * it; what merely passes, by the device's.
   */
  readonly now: () => number;
  /** Asks the platform about the site, before the page is hydrated. */
  readonly ask: () => void;
  /**
   * Begins once the page has been hydrated; while the site is closed, looks whether it still is (STATE-9, LAYOUT-3).
   */
  readonly start: () => void;
}

/** Makes the stores of one application and wires them: signing in loads balance, VIP and favourites (STATE-4). */
export function createStores({
  environment: world,
  site: compiled,
  locale: code,
  onOtherTheme,
}: {
  readonly environment: Environment;
  readonly site: CompiledSite;
  readonly locale: LocaleCode;
} & Pick<StartUpParts, 'onOtherTheme'>): Stores {
  const site = new SiteStore(compiled);
  const environment = { ...world, fetch: (url: string, init: RequestInit) => world.fetch(url, init).then(syncClock) };
  const locale = new LocaleStore(code, environment, compiled.timings.cookieDays);
  const errorReporter = createErrorReporter(() => stores);
  const api = createLazyClient({
    environment,
    site: {
      ...compiled,
      get externalId() {
        return site.site.externalId;
      },
      get currency() {
        return site.site.currency;
      },
    },
    identity: () => session.identity,
    locale: () => locale.code,
    startupGate: () => startUp.startupGate(),
    closed: () => site.closed.signal,
    errorReporter,
    layoutStore: site,
  });
  const notices = new NoticesStore();
  const session = new SessionState(environment.local);
  const favourites = new FavouritesStore();
  const sessionLoader = createSessionLoader(environment, session, async () => {
    const { SessionController } = await import('./sessionController');
    return new SessionController({ environment, site: compiled, api, session, favourites, onRefused });
  });
  const now = () => environment.now() + site.clockOffset;
  const content = new ContentStore(
    { ...environment, now },
    ({ call, params }, _, signal) => api.call(call, params, { signal }),
    compiled.timings.snapshotMs,
  );
  const startUp = createStartUp({
    environment,
    api,
    site,
    onBegin: () => {
      void sessionLoader.restore();
      for (const event of ['storage', ...compiled.session.checkOn] as const)
        environment.onWindowEvent(event, () => sessionLoader.look(event));
      // The guest may go on to another page before the code has loaded.
      const search = environment.search();
      if (search)
        void import('./campaignAttribution').then(({ keepAttribution }) =>
          keepAttribution(environment, compiled.session, search),
        );
      content.refreshOnInteraction();
    },
    onReopened: () => {
      content.forgetFailures();
      void sessionLoader.loaded?.renew();
    },
    onOtherTheme,
  });

  function syncClock(response: Response): Response {
    const date = Date.parse(response.headers.get('date') ?? '');
    const ageMs = (Number(response.headers.get('age')) || 0) * 1000;
    if (date) site.setClock(date + ageMs, environment.now());
    return response;
  }

  function onRefused(failure: CallFailure): void {
    void errorReporter.notify({
      failure,
      isNetworkError: false,
      errorPresentation: 'silent',
      identity: session.identity,
    });
  }

  const stores: Stores = {
    api,
    site,
    locale,
    session,
    sessionLoader,
    favourites,
    content,
    viewport: new ViewportStore(environment, compiled),
    notices,
    now,
    ...startUp,
  };
  return stores;
}
