import { safeAddress } from '../api/readers/safeAddress';
import { makeAutoObservable, observableRef } from 'mobx';
import type { SiteOverlay, Startup } from '../api/startupModels';
import type { CompiledSite } from '../config/compiled';
import type { Currency } from '../config/compiledCurrency';
import { layoutDefaults, type LayoutState, type Maintenance } from '../api/layoutState';
import { readMenus, type OperatorMenu } from './operatorMenu';

/**
 * The site as it stands now: the compiled descriptor, overlaid by what `/api/startup` answered (SITE-3), and the state
 * of its layout (STATE-3).
 */
export class SiteStore {
  /** The descriptor with the overlay applied. */
  site: CompiledSite;
  layout: LayoutState;
  /** True once startup has answered or failed, and maintenance is off: what comes after may begin (STATE-9). */
  isOpen = false;
  /** The operator's menu, once startup has brought one (STATE-9). */
  operatorMenu: OperatorMenu | null = null;
  /** Milliseconds that the platform's clock is ahead of this one. */
  clockOffset = 0;
  /**
   * What the page that is shown is about, where its address names one thing, for example a game; it stands first in the
   * title.
   */
  subject = '';
  /** Aborts while the site is closed: from then on no call runs (LAYOUT-3). */
  closed = new AbortController();
  /** Takes away what the platform turned out to lack during this visit (CALL-X); every theme goes through it. */
  offered = (site: CompiledSite) => site;
  /** Asks soon whether the site has been closed, once the code for that is there (LAYOUT-3). */
  declare suspectMaintenance?: () => void;

  /** The currency that start-up named, where it is another one than the descriptor's. */
  #otherCurrency: Currency | null = null;
  #compiled: CompiledSite;

  constructor(compiled: CompiledSite) {
    this.#compiled = compiled;
    this.site = compiled;
    this.layout = layoutDefaults(compiled);
    makeAutoObservable(
      this,
      {
        site: observableRef,
        layout: observableRef,
        operatorMenu: observableRef,
        closed: false,
        offered: false,
      },
      { autoBind: true },
    );
  }

  /** On while only the maintenance layout shows. */
  get maintenance(): Maintenance | null {
    return this.layout.maintenance;
  }

  /** The categories to show: those with providers, plus hot, in the operator's order (CAT-3). */
  get categories(): CompiledSite['categories'] {
    const { providerCount, content } = this.layout;
    const order = content?.gameMenu ?? [];
    const isHot = ({ name }: { readonly name: string }) => name === 'hot';
    const place = ({ name }: { readonly name: string }) => order.indexOf(name);
    return this.site.categories
      .filter(
        (category) =>
          isHot(category) ||
          ((order.length === 0 || place(category) >= 0) && (!providerCount || (providerCount[category.name] ?? 0) > 0)),
      )
      .sort((a, b) => place(a) - place(b));
  }

  /** The secondary navigation, beside the categories, as far as it is on (CAT-2). */
  get secondaryNavigation(): NonNullable<CompiledSite['secondaryNavigation']> {
    const { secondaryNavigation = [], features } = this.site;
    return secondaryNavigation.filter(({ feature }) => features[feature]);
  }

  /** Names what the page is about; empty: the page's own title. */
  name(subject: string): void {
    this.subject = subject;
  }

  /** Merges changes into the layout's state. */
  update(changes: Partial<LayoutState>): void {
    this.layout = { ...this.layout, ...changes };
  }

  /**
   * The site in another theme: from now on the descriptor is laid over by these values, with the same overlay (SITE-4).
   */
  applyTheme(changed: Partial<CompiledSite>): void {
    this.#compiled = this.offered({ ...this.#compiled, ...changed });
    this.site = overlaid(this.#compiled, this.layout.site, this.layout.liveChat, this.#otherCurrency);
    this.update({ template: this.site.theme.template });
  }

  /**
   * Applies what startup answered of content and site (STATE-9); maintenance and theme are looked at elsewhere.
   * `currency` is the one that it names, where it is another one.
   */
  applyStartup(startup: Startup, currency: Currency | null = null): void {
    const { menu, site, languages, affiliateDomain, liveChat, message } = startup;
    this.#otherCurrency = currency;
    this.site = overlaid(this.#compiled, site, liveChat, currency);
    const { gameMenu, providerCount, operatorMenu } = readMenus(startup, this.site);
    this.update({
      message,
      languages,
      content: { menu, gameMenu },
      site,
      providerCount,
      affiliateDomain,
      liveChat: { ...this.layout.liveChat, ...liveChat },
      showsFreePlay: this.site.features.freePlay,
    });
    this.operatorMenu = operatorMenu ?? this.operatorMenu;
  }

  /** Closes the site: the notice replaces the page, and nothing is asked any more (LAYOUT-3). */
  close(maintenance: Maintenance): void {
    this.update({ maintenance });
    this.isOpen = false;
    this.closed.abort();
  }

  /** Lets the platform be asked again whether the window is over; the notice stays until it answers. */
  reopen(): void {
    this.closed = new AbortController();
  }

  /** The window is over: the page comes back. */
  endMaintenance(): void {
    this.update({ maintenance: null });
  }

  /** Learns the platform's clock from an answer; differences below two seconds are the network's. */
  setClock(theirs: number, ours: number): void {
    const offset = theirs - ours;
    if (Math.abs(offset - this.clockOffset) > 2000) this.clockOffset = Math.abs(offset) > 2000 ? offset : 0;
  }

  /** What comes after start-up may begin. */
  open(): void {
    this.isOpen = true;
    this.update({ showsPreloader: false });
  }
}

/** The site with the platform's words over its own; empty ones, and those that cannot be used, count as none. */
function overlaid(
  site: CompiledSite,
  said: SiteOverlay,
  chat: Startup['liveChat'],
  currency: Currency | null,
): CompiledSite {
  const { features, logos, apps } = site;
  const own = {
    ...address('primary', said.logoPrimary),
    ...address('compact', said.logoCompact),
    ...address('footer', said.logoFooter),
  };
  const all = { ...logos, ...own };
  const stores = { ...address('android', said.androidApp), ...address('ios', said.iosApp) };
  return {
    ...site,
    ...word('name', said.name),
    ...(currency ? { currency } : {}),
    ...word('externalId', said.externalId),
    ...word('logoText', said.logoText),
    ...address('manifestIcon', said.icon),
    logos: all,
    // The size of other pictures is unknown.
    ...(site.logoSizes && JSON.stringify(all) !== JSON.stringify(logos) ? { logoSizes: {} } : {}),
    ...(Object.keys(stores).length > 0 ? { apps: { ...apps, ...stores } } : {}),
    // Whose service it is stands in the descriptor alone.
    liveChat: site.liveChat && { ...site.liveChat, ...chat },
    features: { ...features, gamify: said.gamify ?? features.gamify, freePlay: said.freePlay ?? features.freePlay },
  };
}

function word<Key extends string>(key: Key, value: string | undefined): { readonly [name in Key]?: string } {
  return value ? ({ [key]: value } as { readonly [name in Key]: string }) : {};
}

/** A path of this site, or a whole secure address. */
function address<Key extends string>(key: Key, value: string | undefined): { readonly [name in Key]?: string } {
  return /^(https:|\/)/i.test(value ?? '') ? word(key, safeAddress(value)) : {};
}
