import { runInAction } from 'mobx';
import type { Startup } from '../api/startupModels';
import type { ColorName, CompiledSite } from '../config/compiled';
import { themePath } from '../config/themePath';
import { readAddress } from '../routing/address';
import { SiteStore } from '../stores/siteStore';
import { ViewportStore } from '../stores/viewportStore';
import type { ThemedApplication } from './otherTheme';
import { createPageLoader } from './pageLoader';

/** How often a page with typed text or open money is asked whether it may change, in ms. */
const patienceMs = 1000;

/**
 * Brings the template of another theme: its site, the page at the current address, styles and code load first, and then
 * all of it changes at once. The address, the session and what is scrolled to stay. A page on which a player has typed,
 * or has money under way, keeps its look until that is over. Settles with whether there is such a template; where the
 * page waits, with true.
 */
export async function swapTemplate(
  application: ThemedApplication,
  startup: Startup,
  theme: { readonly code: string; readonly color: ColorName },
): Promise<boolean> {
  const { environment } = application;
  const next = await environment.busy(fetchSite(application, theme)).catch((error: unknown) => {
    environment.report(error, 'theme');
    return undefined;
  });
  return next !== undefined && swapUnblocked(application, next, startup);
}

/** Swaps once nothing blocks it, before the page of the next template is loaded and after. */
async function swapUnblocked(application: ThemedApplication, next: CompiledSite, startup: Startup): Promise<boolean> {
  const { environment, reloadBlockers } = application;
  const swap = reloadBlockers.isBlocked() ? null : await prepareSwap(application, next, startup);
  if (swap === undefined) return false;
  if (swap && !reloadBlockers.isBlocked()) swap();
  else environment.setTimeout(() => void swapUnblocked(application, next, startup), patienceMs);
  return true;
}

/**
 * The site as it is compiled for the theme, in the colour that is wanted; undefined where this build does not hold it.
 */
async function fetchSite(
  { environment }: ThemedApplication,
  { code, color }: { readonly code: string; readonly color: ColorName },
): Promise<CompiledSite | undefined> {
  const response = await environment.fetch(`${themePath(code)}/site.json`, { headers: { accept: 'application/json' } });
  if (!response.ok) return undefined;
  const site = (await response.json()) as CompiledSite;
  const { bodyClasses } = site.theme;
  return { ...site, theme: { ...site.theme, color, bodyClasses: [color, ...bodyClasses.slice(1)] } };
}

/** Loads what the page needs in the next template, and gives what changes all of it at once; undefined if it fails. */
async function prepareSwap(
  application: ThemedApplication,
  brought: CompiledSite,
  startup: Startup,
): Promise<(() => void) | undefined> {
  const { environment, stores } = application;
  const next = stores.site.offered(brought);
  const { payloadRoot = '' } = next;
  const ahead = new SiteStore(next);
  ahead.applyStartup(startup);
  let site = ahead;
  const pages = createPageLoader({
    ...application,
    environment: { ...environment, fetch: (url, init) => environment.fetch(payloadRoot + url, init) },
    stores: {
      ...stores,
      get site() {
        return site;
      },
    },
  });
  try {
    // A player may go on to another page meanwhile.
    for (let path = ''; path !== environment.path();) {
      path = environment.path();
      const { locale, route } = readAddress(next, path);
      await pages.load(locale, route);
    }
  } catch (error) {
    environment.report(error, 'theme');
    return undefined;
  }
  const viewport = new ViewportStore(environment, next);
  return () => {
    viewport.follow();
    runInAction(() => {
      site = stores.site;
      environment.swapBodyClasses(stores.site.site.theme.bodyClasses, next.theme.bodyClasses);
      Object.assign(application, { pages });
      Object.assign(stores, { viewport });
      stores.site.applyTheme(next);
    });
  };
}
