import type { SiteSource } from '../build/siteSource';

/** What a web server in front of written files has to know of a site. */
export type DeliveredSite = Pick<SiteSource, 'site' | 'queries' | 'headers' | 'embedHeaders'>;
