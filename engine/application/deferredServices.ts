import { autorun } from 'mobx';
import type { Application } from './ApplicationContext';
import { pollForUpdates } from './updatePolling';
import { followPictures } from './lazyPictures';
import { startPreloading } from './preloading';

/**
 * Starts the deferred services, which nobody needs before the first user interaction: looking for new builds (NET-1), loading pages ahead (NET-2), measuring pictures
 * (VIEW-4), the mark of a player. Returns a function that ends it.
 */
export function startDeferredServices(application: Application): () => void {
  const { environment, stores, updatePolicy, build } = application;
  const { timings } = stores.site.site;
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
      connection: () => (navigator as { readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean } }).connection,
    }),
    // The boot script's mark of a player, whose parts have their room from the first paint on (STATE-1), follows who signs in and out.
    autorun(() => document.documentElement.toggleAttribute('data-auth', stores.session.isExpected())),
    followPictures({ resizeMs: timings.pictureResizeMs, setTimeout: environment.setTimeout, clearTimeout: environment.clearTimeout }),
  ];
  return () => stops.forEach((stop) => stop());
}
