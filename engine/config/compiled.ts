/** The compiled form of a site: what the compiler writes, the build embeds and the browser trusts (CARD-1, CARD-2). */
import { breakpoints, featureNames, localeCodes } from '../../schemas/generated/lists';
import type { Capability } from './capabilities';
import type { CompiledApi } from './compiledApi';
import type { CompiledLiveChat } from './compiledLiveChat';
import type { CompiledOperator } from './compiledOperator';
import type { FailureRules, SessionRules, Timings } from './compiledRules';
import type { FallbackGame, GameList } from './compiledGames';
import type { LoginEntry } from './compiledActions';
import type { Currency } from './compiledCurrency';
import type { AccessRule, CompiledQuery } from './compiledAddress';

export { breakpoints, featureNames, localeCodes };
/** A usable interface language (I18N-1). Not a currency: the locale `PHP` is Filipino. */
export type LocaleCode = (typeof localeCodes)[number];

export const colorNames = ['crimson', 'emerald', 'sapphire', 'amethyst', 'gold'] as const;
/** One of the five colours every template offers (LAYOUT-2). */
export type ColorName = (typeof colorNames)[number];

/** Words for players: a message key, or the words per language. */
export type Text = { readonly key: string } | { readonly [code in LocaleCode]?: string };

/** A switch of a site. */
export type FeatureName = (typeof featureNames)[number];

/** Data that says when a node shows; closed and typed, never an expression. */
export type Condition =
  | { readonly auth: 'guest' | 'player' }
  | { readonly site: FeatureName }
  | { readonly viewport: { readonly from?: string; readonly below?: string } }
  | { readonly locale: readonly LocaleCode[] }
  | { readonly template: readonly string[] }
  | { readonly time: { readonly from?: string; readonly until?: string } }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** One widget in a tree, with every default of its schema filled in. */
export interface CompiledNode {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly when?: Condition;
  readonly slots?: Readonly<Record<string, readonly CompiledNode[]>>;
}

/** The landmark roles of regions; `none` is a region without one. */
export const landmarks = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'none'] as const;
export type Landmark = (typeof landmarks)[number];

/** A place of a layout. `page` names the page region that fills it after its own nodes. */
export interface CompiledRegion {
  readonly id: string;
  readonly landmark: Landmark;
  readonly label?: Text;
  readonly when?: Condition;
  readonly nodes: readonly CompiledNode[];
  readonly page?: string;
}

/** A layout: its regions in reading order. */
export interface CompiledLayout {
  readonly name: string;
  /** False: nothing floats over this layout. */
  readonly shell?: false;
  readonly regions: readonly CompiledRegion[];
}

/** A row of the flat route table (ROUTE-1). `path` starts with a slash and carries no locale prefix. */
export interface CompiledRoute {
  readonly name: string;
  readonly path: string;
  readonly access: AccessRule;
  readonly title: Text;
}

/** A page, resolved through every layer. */
export interface CompiledPage extends CompiledRoute {
  /** Layout name: `default`, `minigame`, or the template's own. */
  readonly layout: string;
  /** What `layout` names, in payloads: the document that asks may lack it. */
  readonly compiledLayout?: CompiledLayout;
  readonly description?: Text;
  /** Search engines must not list it (SITE-7); pages of guests and players never are. */
  readonly listed?: false;
  /** In small windows what floats over pages stands at the end of this one (SHELL-1 to SHELL-3). */
  readonly floating?: false;
  readonly query?: CompiledQuery;
  /** Trees by page region; `main` is always there. */
  readonly regions: Readonly<Record<string, readonly CompiledNode[]>>;
}

/** A game category with its wire name, its segment and the route that shows it (CAT-1). */
export interface CompiledCategory {
  readonly name: string;
  readonly segment: string;
  readonly route: string;
  readonly icon: string;
  /** People play it at this moment; absent: no. */
  readonly live?: boolean;
  readonly title: Text;
}

/**
 * The secondary navigation, beside the categories while the site has its switch on: free play and the minigame (CAT-2).
 */
export type CompiledSecondaryNavigation = Omit<CompiledCategory, 'segment'> & {
  readonly feature: 'gamify' | 'freePlay';
};

/** A language of a site. */
export interface CompiledLocale {
  readonly code: LocaleCode;
  /** BCP 47 tag for `lang` and Intl, for example `zh-Hans`. */
  readonly lang: string;
  /** BCP 47 tag by which dates, numbers and money are written, for example `zh-tw` (I18N-3). */
  readonly date: string;
  /** Path prefix, lower case, empty for the site's default language (ROUTE-3). */
  readonly prefix: string;
  /** Its own name, for example `Filipino`. */
  readonly name: string;
}

/** A site, whole: everything the browser needs but the trees of single pages. */
export interface CompiledSite {
  readonly version: 1;
  readonly domain: string;
  readonly aliases: readonly string[];
  readonly externalId: string;
  readonly name: string;
  readonly currency: Currency;
  readonly theme: {
    readonly code: string;
    readonly template: string;
    readonly color: ColorName;
    readonly bodyClasses: readonly string[];
  };
  /** Addresses from the site's root, for example `/brand/logo.svg`; absent: a wordmark of the name. */
  readonly logos: {
    readonly primary?: string;
    readonly compact?: string;
    readonly footer?: string;
    readonly notFound?: string;
  };
  /** Width and height in px of those that say them, so that nothing moves when they arrive. */
  readonly logoSizes?: {
    readonly [form in 'primary' | 'compact' | 'footer']?: readonly [width: number, height: number];
  };
  readonly locales: { readonly default: LocaleCode; readonly enabled: readonly CompiledLocale[] };
  readonly features: Readonly<Record<FeatureName, boolean>>;
  readonly liveChat: CompiledLiveChat | null;
  readonly maintenance: { readonly start: string; readonly end: string } | null;
  readonly api: CompiledApi;
  /** The groups of our extension that the platform offers; absent: all (CALL-X). */
  readonly offers?: readonly Capability[];
  /** Groups that a module of `engine/api/adapters` maps to a foreign API, with its name; absent: none (CALL-X). */
  readonly adapters?: Readonly<Partial<Record<Capability, string>>>;
  /**
   * Paths of pages that only say what is not offered, by the segments of the categories that led there; absent: none
   * (CAT-1, CALL-X).
   */
  readonly closedSegments?: Readonly<Record<string, string>>;
  /** An IANA name: in this zone the platform means times that say none. */
  readonly timeZone: string;
  readonly contentSecurity: Readonly<
    Record<'scripts' | 'frames' | 'images' | 'connect' | 'fonts' | 'media', readonly string[]>
  >;
  readonly jurisdiction: string;
  /** Absent: the site says nothing of who runs it. */
  readonly operator?: CompiledOperator;
  /** Words beside the logo, where they differ from the name (SITE-2). */
  readonly logoText?: string;
  /** Icon of the installed site, from the site's root. */
  readonly manifestIcon?: string;
  /** The site as an app; absent: its own name, and browsers keep the offline page. */
  readonly webApp?: { readonly shortName?: string; readonly offlinePage?: boolean };
  /** Where browsers report speed and errors, and the share of visits that do; absent: nowhere. */
  readonly fieldData?: { readonly endpoint: string; readonly share: number };
  /** Where players reach the operator during maintenance: `mailto:`, `tel:` or `https:`. */
  readonly support?: string;
  /** What the maintenance page shows; absent: the product's own scene. */
  readonly maintenancePicture?: string;
  /** Origins of pictures at other hosts that the site's files name; absent: none. */
  readonly pictureHosts?: readonly string[];
  readonly apps?: { readonly android?: string; readonly ios?: string };
  readonly routes: readonly CompiledRoute[];
  /** Addresses of pages that this site switches off (ROUTE-5); absent: none. */
  readonly disabledPaths?: readonly string[];
  readonly layouts: Readonly<Record<string, CompiledLayout>>;
  readonly categories: readonly CompiledCategory[];
  /** Entries beside the categories (CAT-2); absent: none. */
  readonly secondaryNavigation?: readonly CompiledSecondaryNavigation[];
  /** Breakpoint name → min-width in px: the platform's seven and the template's own (VIEW-1, VIEW-2). */
  readonly breakpoints: Readonly<Record<string, number>>;
  /** The platform's own breakpoints, narrowest first, and the one assumed while the width is unknown (VIEW-1). */
  readonly viewport: { readonly names: readonly string[]; readonly fallback: string };
  /** The page that signs in; links to it go the way of `loginEntry`. */
  readonly loginPage: string;
  readonly loginEntry: LoginEntry;
  /** Where the rewards icon leads: a player to a page in a new tab, a guest to sign in (SHELL-1). */
  readonly rewards: { readonly player: string; readonly guest: LoginEntry };
  /** Names of the modals that may be opened by `#name` (STATE-7). */
  readonly modals: readonly string[];
  /** Widgets that float over every page (SHELL-1, SHELL-2, SHELL-3). */
  readonly shell: readonly CompiledNode[];
  /** Codes of providers whose games open in a window of their own (CAT-4); absent: none. */
  readonly popupProviders?: readonly string[];
  readonly timings: Timings;
  readonly session: SessionRules;
  /**
   * Every theme code that startup may name, with its body classes; null for one of another template (SITE-4, SITE-5).
   */
  readonly themeCodes: Readonly<Record<string, readonly string[] | null>>;
  readonly failures: FailureRules;
  /**
   * What the addresses of its payloads begin with; absent: they lie at the root. A site in another theme than its own
   * has it (SITE-4).
   */
  readonly payloadRoot?: string;
}

/** A dialog, resolved through every layer (STATE-7); `width` counts in wide windows. */
export interface CompiledModal {
  readonly name: string;
  readonly title: Text;
  readonly width: 'narrow' | 'wide';
  /** The sign that closes it. */
  readonly dismiss: 'cross' | 'arrow';
  readonly nodes: readonly CompiledNode[];
}

/** Everything the compiler makes of one site; plain frozen JSON. */
export interface CompiledBundle {
  readonly site: CompiledSite;
  readonly pages: Readonly<Record<string, CompiledPage>>;
  readonly modals: Readonly<Record<string, CompiledModal>>;
  readonly fallbackGames?: Readonly<Record<GameList, readonly FallbackGame[]>>;
  /**
   * Its pages hold the invented content of the embedded API, and say so (@messages demoLine.text); absent: they don't.
   */
  readonly isDemo?: true;
  /** The site in the other themes that it lists, by code (SITE-4). */
  readonly themes?: Readonly<Record<string, CompiledBundle>>;
}
