import { readStructures } from '../../newTemplate/structure';
import { readConfiguration } from '../../serve/readConfiguration';

/** A demo site and its template. */
interface ThemedSite {
  readonly domain: string;
  readonly template: string;
}

/**
 * The domains to measure: those that are `wanted`; one of each template for `all`, one of each form of a lobby
 * otherwise, as the seed draws them.
 */
export async function measuredSites(root: string, wanted: readonly string[], seed: number): Promise<readonly string[]> {
  if (wanted.length > 0 && wanted[0] !== 'all') return wanted;
  const { bundles } = await readConfiguration(root);
  const sites = bundles.map(({ site }) => ({ domain: site.domain, template: site.theme.template }));
  const templates = [...new Set(sites.map(({ template }) => template))].sort();
  return drawnSites(wanted[0] === 'all' ? templates : oneOfEachForm(templates, lobbiesOf(root), seed), sites, seed);
}

/** How the lobby of each template stands, from one long column to four. */
function lobbiesOf(root: string): ReadonlyMap<string, string> {
  return new Map([...readStructures(root)].map(([template, { lobby }]) => [template, lobby]));
}

/** One template of each form of a lobby, another with each seed. */
export function oneOfEachForm(
  templates: readonly string[],
  lobbies: ReadonlyMap<string, string>,
  seed: number,
): readonly string[] {
  const forms = [...new Set(templates.flatMap((template) => lobbies.get(template) ?? []))].sort();
  return forms.flatMap((form) => {
    const alike = templates.filter((template) => lobbies.get(template) === form);
    return alike[seed % alike.length] ?? [];
  });
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
