import type { CmsPage } from './contentModels';
import type { MenuItem, SiteOverlay, Startup } from './startupModels';
import type { Partner, SocialAccount } from './siteModels';
import type { CompiledSite } from '../config/compiled';

/** A maintenance window as the platform announces it; times are ISO 8601 (LAYOUT-3). */
export interface Maintenance {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** What a site's layout knows beside its descriptor (STATE-3); the spec's names stand in docs/state.md. */
export interface LayoutState {
  /** What the platform, or a refused theme, has to say: a message key, or words. */
  readonly message: string;
  /** Template in use. */
  readonly template: string;
  /** On while only the maintenance layout shows. */
  readonly maintenance: Maintenance | null;
  /** Codes of the languages that the platform has switched on; none is known before startup. */
  readonly languages: readonly string[];
  /** The operator's menus; null before startup, when the compiled ones stand in. */
  readonly content: { readonly menu: readonly MenuItem[]; readonly gameMenu: readonly string[] } | null;
  readonly accounts: readonly SocialAccount[];
  /** What startup said of the site, as it said it (SITE-2). */
  readonly site: SiteOverlay;
  /** The operator's texts by name, those that were read. */
  readonly cms: Readonly<Record<string, CmsPage>>;
  /** Whether a text is switched on, by name. */
  readonly cmsStatus: Readonly<Record<string, boolean>>;
  /** Providers per category name; null until startup has answered (CAT-3). */
  readonly providerCount: Readonly<Record<string, number>> | null;
  /** Host of referral links. */
  readonly affiliateDomain: string;
  /** While the first page is not there yet. */
  readonly showsPreloader: boolean;
  readonly hasHotGames: boolean;
  /** The announcement before anything else (`show_bf_ann_modal`). */
  readonly showsAnnouncement: boolean;
  readonly showsAppDownload: boolean;
  readonly showsDownloadBar: boolean;
  readonly liveChat: Required<Startup['liveChat']>;
  readonly partners: readonly Partner[];
  readonly showsPartners: boolean;
  readonly showsReferral: boolean;
  readonly showsFreePlay: boolean;
  /** Calls that the platform turned out not to have; absent: none (CALL-X). */
  readonly missing?: readonly string[] | undefined;
}

/** The layout state of a site before anything has been asked, and again after a reset. */
export function layoutDefaults({ theme, features, liveChat }: CompiledSite): LayoutState {
  return {
    message: '',
    template: theme.template,
    maintenance: null,
    languages: [],
    content: null,
    accounts: [],
    site: {},
    cms: {},
    cmsStatus: {},
    providerCount: null,
    affiliateDomain: '',
    showsPreloader: true,
    hasHotGames: false,
    showsAnnouncement: false,
    showsAppDownload: features.appDownload,
    showsDownloadBar: features.appDownload,
    liveChat: liveChat ?? { status: false, chatId: '', imageId: '' },
    partners: [],
    showsPartners: features.partners,
    showsReferral: features.referral,
    showsFreePlay: features.freePlay,
  };
}
