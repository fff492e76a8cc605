import { createCatalogue, type Catalogue } from './catalogue/catalogue';
import { createSiteCatalogue, type SiteCatalogue } from './catalogue/siteCatalogue';
import { readStudios, type Studio } from './catalogue/studios';
import { readSiteData, type SiteData } from './siteData';

/** What nothing changes while the sandbox runs, so that all its worlds share it. */
export interface Ground {
  readonly catalogue: Catalogue;
  readonly studios: readonly Studio[];
  readonly dataByDomain: ReadonlyMap<string, SiteData>;
  /** The games of a site's data; made when they are first asked for. */
  gamesOf(data: SiteData): SiteCatalogue;
  /** When the sandbox started, by its own clock. */
  readonly startedAt: number;
}

/** Makes the ground of a seed. */
export function createGround(seed: string, startedAt: number): Ground {
  const dataByDomain = readSiteData();
  const studios = readStudios();
  const catalogue = catalogueOf(seed, studios, [...dataByDomain.values()]);
  const catalogues = new Map<string, SiteCatalogue>();
  return {
    catalogue,
    studios,
    dataByDomain,
    gamesOf(data) {
      const known = catalogues.get(data.domain) ?? createSiteCatalogue(catalogue, studios, data);
      catalogues.set(data.domain, known);
      return known;
    },
    startedAt,
  };
}

const knownCatalogues = new Map<string, Catalogue>();

/** The catalogue of a seed, made once for the same studios and sites: nothing in it changes. */
function catalogueOf(seed: string, studios: readonly Studio[], data: readonly SiteData[]): Catalogue {
  const key = JSON.stringify([seed, studios, data]);
  const known = knownCatalogues.get(key) ?? createCatalogue(seed, studios, data);
  knownCatalogues.set(key, known);
  return known;
}
