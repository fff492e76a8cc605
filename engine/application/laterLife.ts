import { autorun } from 'mobx';
import type { Application } from './ApplicationContext';
import { watchBuilds } from './buildWatch';
import { followPictures } from './lazyPictures';
import { startPreloading } from './preloading';

/**
 * Begins what nobody needs before the first sign of life: looking for new builds (NET-1), loading pages ahead (NET-2), measuring pictures
 * (VIEW-4), the mark of a player. Gives what ends it.
 */
export function beginLaterLife({ environment, stores, pages, renewal, build }: Application): () => void {
  const { timings } = stores.site.site;
  const stops = [
    watchBuilds({
      environment,
      build,
      pollMs: timings.buildPollMs,
      onNew: () => {
        renewal.offer();
        stores.notices.show({ tone: 'success', title: 'notice.newBuild', duration: timings.sessionToastMs });
      },
    }),
    startPreloading({
      site: () => stores.site.site,
      isOpen: ({ access }) => access === 'public' || (access === 'player') === stores.session.isAuthenticated,
      load: pages.load,
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
