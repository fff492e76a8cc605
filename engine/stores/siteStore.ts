import { makeAutoObservable } from 'mobx';
import type { Startup } from '../api/models';
import type { CompiledSite } from '../config/compiled';

/** A maintenance window as the platform announces it; times are ISO 8601 (LAYOUT-3). */
export interface Maintenance {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** The site as it stands now: the compiled descriptor, overlaid by what `/api/startup` answered (SITE-3). */
export class SiteStore {
  /** The descriptor with the overlay applied. */
  site: CompiledSite;
  /** Games per category name, as providers supply them; null until startup has answered (CAT-3). */
  providerCount: Readonly<Record<string, number>> | null = null;
  /** Set while maintenance is on: then only the maintenance layout shows. */
  maintenance: Maintenance | null = null;

  constructor(site: CompiledSite) {
    this.site = site;
    makeAutoObservable(this, { site: true }, { autoBind: true });
  }

  /** Takes over what startup answered, maintenance first, then the site's fields and the menu (STATE-9). */
  applyStartup({ maintenance, site, providerCount }: Startup): void {
    this.maintenance = maintenance.isOn ? { startsAt: maintenance.startsAt, endsAt: maintenance.endsAt } : null;
    if (this.maintenance) return;
    const { features } = this.site;
    this.site = {
      ...this.site,
      name: site.name ?? this.site.name,
      currency: site.currency ?? this.site.currency,
      features: { ...features, gamify: site.gamify ?? features.gamify, freePlay: site.freePlay ?? features.freePlay },
    };
    this.providerCount = Object.keys(providerCount).length > 0 ? providerCount : null;
  }

  /** Begins the window that the descriptor itself announces, if `now` (ms) lies inside it. */
  checkOwnWindow(now: number): void {
    const window = this.site.maintenance;
    if (window && now >= Date.parse(window.start) && now < Date.parse(window.end)) this.maintenance = { startsAt: window.start, endsAt: window.end };
  }

  /** The window is over: the page comes back. */
  endMaintenance(): void {
    this.maintenance = null;
  }

  /** The categories to show: those with games, plus hot (CAT-3). */
  get categories(): CompiledSite['categories'] {
    const count = this.providerCount;
    if (!count) return this.site.categories;
    return this.site.categories.filter(({ name }) => name === 'hot' || (count[name] ?? 0) > 0);
  }
}
