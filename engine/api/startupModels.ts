/** What start-up answers (STATE-9); what it leaves out, the descriptor says. */
export interface Startup {
  /**
   * Times are ISO 8601. The flag is null where the platform leaves it out: only then its times say whether the site is
   * closed.
   */
  readonly maintenance: {
    readonly isOn: boolean | null;
    readonly startsAt: string | null;
    readonly endsAt: string | null;
  };
  readonly menu: readonly MenuItem[];
  /** Category names in the operator's order; empty: the compiled order. */
  readonly gameMenu: readonly string[];
  readonly site: SiteOverlay;
  /** Codes of the languages that are on, as the platform writes them; empty if it does not say. */
  readonly languages: readonly string[];
  /** Providers per category name (CAT-3); null where the count is told but can't be read. */
  readonly providerCount: Readonly<Record<string, number | null>>;
  readonly affiliateDomain: string;
  /** What startup says of it. */
  readonly liveChat: { readonly status?: boolean; readonly chatId?: string; readonly imageId?: string };
  /** Message key or text for players, empty if none. */
  readonly message: string;
}

/** An entry of the menu that start-up brings. */
export interface MenuItem {
  /** Route or category name. */
  readonly id: string;
  readonly children: readonly MenuItem[];
}

/** Site fields that overlay the descriptor one by one (SITE-2, SITE-3). */
export interface SiteOverlay {
  readonly name?: string;
  readonly currency?: string;
  readonly themeCode?: string;
  readonly themeColor?: string;
  readonly logoPrimary?: string;
  readonly logoCompact?: string;
  readonly logoFooter?: string;
  readonly status?: string;
  readonly expiresAt?: string;
  readonly logoText?: string;
  readonly externalId?: string;
  readonly androidApp?: string;
  readonly iosApp?: string;
  readonly icon?: string;
  readonly gamify?: boolean;
  readonly freePlay?: boolean;
}
