import { expect, it } from 'vitest';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { compileBundle } from './compileBundle';
import { bySite } from './compileConfigs';
import { compileTables } from './compileTables';
import { loadPlatform } from './platform';
import { layOver } from './siteParts';

const { shared, sites } = bySite(readConfigInput(process.cwd()));
const platform = loadPlatform(shared);

/** A shipped site, which says other things of itself too. */
function partsOf(domain: string, changes: object) {
  const site = sites.find((one) => one.domain === domain);
  const file = `site-configs/sites/${domain}/site.json`;
  const text = site?.files.get(file);
  if (site === undefined || text === undefined) throw new Error(`There is no site ${domain}.`);
  const said = JSON.stringify({ ...(JSON.parse(text) as object), ...changes });
  const parts = layOver(platform, { ...site, files: new Map([...site.files, [file, said]]) });
  if (parts === undefined) throw new Error(`${domain} can't be laid over its layers.`);
  return parts;
}

/** What is told of a bundle without its nodes. */
function withoutNodes({ site, pages, fallbackGames }: ReturnType<typeof compileTables>) {
  const facts = Object.values(pages).map(({ name, path, access, title, query }) => ({
    name,
    path,
    access,
    title,
    query,
  }));
  const { layouts: _layouts, modals: _modals, shell: _shell, ...rest } = site;
  return { site: rest, facts, fallbackGames };
}

const samples = sites.slice(0, 12).map(({ domain }) => domain);

it.each<[string, object]>([
  ['as it is', {}],
  ['as it is, again', {}],
  ['without a page', { pages: { sabong: { enabled: false } } }],
  ['on a platform that lacks something', { api: { baseUrl: '/', offers: ['games', 'launch'] } }],
])('[CARD-1] says of tables what the whole compilation says: a site %s', (_, changes) => {
  for (const domain of samples) {
    const parts = partsOf(domain, changes);
    expect(withoutNodes(compileTables(platform, parts))).toEqual(withoutNodes(compileBundle(platform, parts)));
  }
});
