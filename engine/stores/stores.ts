import { createApiClient } from '../api/client';
import type { CompiledSite, LocaleCode } from '../config/compiled';
import type { Environment } from '../environment';
import { ContentStore } from './contentStore';
import { FavouritesStore } from './favouritesStore';
import { LocaleStore } from './localeStore';
import { NoticesStore } from './noticesStore';
import { SessionStore } from './sessionStore';
import { SiteStore } from './siteStore';
import { ViewportStore } from './viewportStore';

/** All stores of one application. */
export interface Stores {
  readonly site: SiteStore;
  readonly locale: LocaleStore;
  readonly session: SessionStore;
  readonly favourites: FavouritesStore;
  readonly content: ContentStore;
  readonly viewport: ViewportStore;
  readonly notices: NoticesStore;
  /** Begins once the page has been taken over: the player first, then what the platform says of the site (STATE-9). */
  readonly start: () => void;
}

/** Makes the stores of one application and wires them: signing in loads balance and favourites (STATE-4). */
export function createStores({
  environment,
  site,
  locale: code,
}: {
  readonly environment: Environment;
  readonly site: CompiledSite;
  readonly locale: LocaleCode;
}): Stores {
  const locale = new LocaleStore(code, environment, site.timings.cookieDays);
  const api = createApiClient({ environment, site, identity: () => session.identity, locale: () => locale.code });
  const notices = new NoticesStore();
  const favourites = new FavouritesStore(api, () => notices.show({ tone: 'error', title: 'notice.favouriteFailed', duration: site.timings.errorToastMs }));
  const session: SessionStore = new SessionStore(
    environment,
    api,
    () => void Promise.all([session.loadBalance(), favourites.load()]),
    () => favourites.clear(),
  );
  const siteStore = new SiteStore(site);
  const content = new ContentStore(environment, ({ call, params }) => api.call(call, params));
  let hasStarted = false;
  return {
    site: siteStore,
    locale,
    session,
    favourites,
    content,
    viewport: new ViewportStore(environment, site.breakpoints),
    notices,
    start: () => {
      if (hasStarted) return;
      siteStore.checkOwnWindow(environment.now());
      if (siteStore.maintenance) return;
      hasStarted = true;
      session.restore();
      content.wakeWithPlayer();
      void api.call('startup', {}).then((result) => {
        if (result.ok) siteStore.applyStartup(result.value);
      });
    },
  };
}
