import { layoutDefaults } from '../api/layoutState';
import type { Startup } from '../api/startupModels';
import type { SiteStore } from './siteStore';

/** A start-up that says nothing. */
export const silentStartup: Startup = {
  maintenance: { isOn: false, startsAt: null, endsAt: null },
  menu: [],
  gameMenu: [],
  site: {},
  languages: [],
  providerCount: {},
  affiliateDomain: '',
  liveChat: {},
  message: '',
};

/**
 * Puts a site back to its descriptor, as if start-up had said nothing; `message` says why (SITE-4). What the platform
 * turned out to lack is no default, and stays away.
 */
export function resetSite(store: SiteStore, message: string): void {
  store.applyStartup(silentStartup);
  store.update({ ...layoutDefaults(store.site), message });
}
