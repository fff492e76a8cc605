import type { CompiledBundle } from '../../engine/config/compiled';
import type { SiteSource } from '../build/siteSource';
import type { LiveSites } from './server';

/** What a fresh look at the configuration changed, by domain. */
export interface ShelfChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Sites that could not be made of this code; what ran before keeps running. */
  readonly failed: readonly { readonly domain: string; readonly reason: string }[];
}

/** The running sites. A site is replaced as a whole, and only when its compiled form differs. */
export interface SiteShelf extends LiveSites {
  /** Applies a whole, valid configuration. */
  readonly accept: (bundles: readonly CompiledBundle[]) => ShelfChange;
}

/** Makes the shelf; `sourceOf` decides where a site's files come from. */
export function createSiteShelf(sourceOf: (bundle: CompiledBundle) => SiteSource): SiteShelf {
  let shelf: ReadonlyMap<string, { readonly text: string; readonly source: SiteSource }> = new Map();
  let sources: readonly SiteSource[] = [];
  return {
    all: () => sources,
    accept: (bundles) => {
      const next = new Map<string, { readonly text: string; readonly source: SiteSource }>();
      const change = {
        added: [] as string[],
        changed: [] as string[],
        removed: [] as string[],
        failed: [] as { domain: string; reason: string }[],
      };
      for (const bundle of bundles) {
        const { domain } = bundle.site;
        const text = JSON.stringify(bundle);
        const known = shelf.get(domain);
        if (known?.text === text) {
          next.set(domain, known);
          continue;
        }
        try {
          next.set(domain, { text, source: sourceOf(bundle) });
          change[known ? 'changed' : 'added'].push(domain);
        } catch (error) {
          if (known) next.set(domain, known);
          change.failed.push({ domain, reason: error instanceof Error ? error.message : String(error) });
        }
      }
      change.removed.push(...[...shelf.keys()].filter((domain) => !next.has(domain)));
      shelf = next;
      sources = [...shelf.values()].map(({ source }) => source);
      return change;
    },
  };
}
