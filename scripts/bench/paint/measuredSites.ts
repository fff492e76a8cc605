import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../../serve/readConfiguration';

/** What a nightly measures: templates of every kind of home, from one long column to four. */
const templates = JSON.parse(readFileSync(join(import.meta.dirname, 'templates.json'), 'utf8')) as readonly string[];

/** A demo site and its template. */
interface ThemedSite {
  readonly domain: string;
  readonly template: string;
}

/**
 * The domains to measure: those that are `wanted`; one of each template for `all`, one of six templates otherwise, as
 * the seed draws them.
 */
export async function measuredSites(root: string, wanted: readonly string[], seed: number): Promise<readonly string[]> {
  if (wanted.length > 0 && wanted[0] !== 'all') return wanted;
  const { bundles } = await readConfiguration(root);
  const sites = bundles.map(({ site }) => ({ domain: site.domain, template: site.theme.template }));
  return drawnSites(
    wanted[0] === 'all' ? [...new Set(sites.map(({ template }) => template))].sort() : templates,
    sites,
    seed,
  );
}

/** One site of each template, another with each seed. Throws for a template that no site has. */
export function drawnSites(of: readonly string[], sites: readonly ThemedSite[], seed: number): readonly string[] {
  return of.map((template) => {
    const candidates = sites.filter((site) => site.template === template).map(({ domain }) => domain);
    const drawn = candidates.sort()[seed % candidates.length];
    if (drawn === undefined) throw new Error(`No site has ${template}.`);
    return drawn;
  });
}
