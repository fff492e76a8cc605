import { autorun } from 'mobx';
import { forgetAge } from '../application/pageAge';
import type { Application } from '../context/ApplicationContext';
import { lookForMaintenance } from '../application/maintenanceLooks';
import { pollForUpdates } from '../application/updatePolling';
import { followPictures } from '../application/lazyPictures';
import { whenFree } from '../idle';
import { connectionOf, startPreloading } from '../application/preloading';
import { followUnfoldedMenus } from '../application/unfoldedMenus';
import { ensurePopovers } from '../shell/ensurePopovers';

/** The build id of the development server, whose pages change all the time. */
const unbuilt = 'dev';

/**
 * Starts the deferred services, which no page needs before the first user interaction: the version check (NET-1),
 * prefetching pages (NET-2), looks whether the site has been closed (LAYOUT-3), measuring pictures (VIEW-4), closing
 * menus, the age of what came with the page, and the mark of a player. When the browser is idle, the service worker and
 * the field data follow. Returns a function that ends them.
 */
export function startDeferredServices(application: Application): () => void {
  const { environment, stores, updatePolicy, build } = application;
  const { timings } = stores.site.site;
  // A page may show none of the sums and offers that came with it.
  forgetAge();
  ensurePopovers();
  if (build !== unbuilt) whenFree(() => startIdleServices(application));
  const stops = [
    pollForUpdates({
      environment,
      build,
      pollMs: timings.buildPollMs,
      onNew: () => {
        updatePolicy.offer();
        stores.notices.show({ tone: 'success', title: 'notice.newBuild', duration: timings.sessionToastMs });
      },
    }),
    startPreloading({
      site: () => stores.site.site,
      isOpen: ({ access }) => access === 'public' || (access === 'player') === stores.session.isAuthenticated,
      // Another template has another page loader.
      load: (locale, route) => application.pages.load(locale, route),
      atOnce: timings.maxPreloads,
      setTimeout: environment.setTimeout,
      connection: connectionOf,
    }),
    // The boot script's mark of a player, whose parts have their room from the first paint on (STATE-1), follows who
    // signs in and out.
    autorun(() => document.documentElement.toggleAttribute('data-auth', stores.session.isExpected())),
    lookForMaintenance(application),
    followUnfoldedMenus(),
    followPictures({
      resizeMs: timings.pictureResizeMs,
      setTimeout: environment.setTimeout,
      clearTimeout: environment.clearTimeout,
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Where their code does not arrive, the next page tries again. */
function startIdleServices(application: Application): void {
  const { webApp, fieldData } = application.stores.site.site;
  const nothing = () => undefined;
  import('../application/offlineWorker').then(
    ({ followOfflineWorker }) => followOfflineWorker(webApp?.offlinePage !== false, connectionOf()),
    nothing,
  );
  if (fieldData)
    import('../fieldData/startFieldData').then(({ startFieldData }) => startFieldData(application, fieldData), nothing);
}
