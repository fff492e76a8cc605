import { readConfiguration } from '../../serve/readConfiguration';

/** What a nightly measures: templates of every kind of home, from one long column to four. */
const templates: readonly string[] = ['template4', 'template7', 'template9', 'template10', 'template13', 'template17'];

/** A demo site and the template it wears. */
interface Dressed {
  readonly domain: string;
  readonly template: string;
}

/** The domains to measure: those that are `wanted`; one of each template for `all`, one of six templates otherwise, as the seed draws them. */
export async function measuredSites(root: string, wanted: readonly string[], seed: number): Promise<readonly string[]> {
  if (wanted.length > 0 && wanted[0] !== 'all') return wanted;
  const { bundles } = await readConfiguration(root);
  const sites = bundles.map(({ site }) => ({ domain: site.domain, template: site.theme.template }));
  return drawnSites(wanted[0] === 'all' ? [...new Set(sites.map(({ template }) => template))].sort() : templates, sites, seed);
}

/** One site of each template, another with each seed. Throws for a template that no site wears. */
export function drawnSites(of: readonly string[], sites: readonly Dressed[], seed: number): readonly string[] {
  return of.map((template) => {
    const worn = sites.filter((site) => site.template === template).map(({ domain }) => domain);
    const drawn = worn.sort()[seed % worn.length];
    if (drawn === undefined) throw new Error(`No site wears ${template}.`);
    return drawn;
  });
}
