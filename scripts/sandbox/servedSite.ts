import type { CompiledSite } from '../../engine/config/compiled';
import type { SiteCatalogue } from './catalogue/siteCatalogue';
import type { SiteData } from './siteData';

/** What the sandbox needs of a site; a compiled site is one. */
export type SandboxSite = Pick<
  CompiledSite,
  | 'domain'
  | 'aliases'
  | 'externalId'
  | 'name'
  | 'currency'
  | 'theme'
  | 'logos'
  | 'locales'
  | 'features'
  | 'liveChat'
  | 'categories'
  | 'operator'
>;

/** A site as handlers see it. */
export interface ServedSite {
  readonly site: SandboxSite;
  readonly data: SiteData;
  readonly games: SiteCatalogue;
}
