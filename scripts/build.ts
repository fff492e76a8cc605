import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { fastify } from 'fastify';
import type { ApiFetch } from '../prerender';
import type { CompiledBundle } from '../engine/config/compiled';
import { formatProblem } from '../engine/config/problem';
import { buildCode } from './build/buildCode';
import { publish, removeOtherSites, renderedSite } from './build/publish';
import { readStamp, siteFolder } from './build/writeSite';
import { writeDelivery } from './deliver/writeDelivery';
import { loadKit } from './prerender/kit';
import { embeddedApi, embeddedContentId } from './serve/embeddedApi';
import { injectedFetch } from './serve/injectedFetch';
import { readConfiguration } from './serve/readConfiguration';

const root = resolve(import.meta.dirname, '..');

interface BuildOptions {
  readonly domain?: string;
  readonly api?: string;
  readonly dist: string;
}

/** `npm run build`: everything a web server needs, below `dist/`. Stops at a configuration error, with nothing written. */
async function build({ domain, api, dist }: BuildOptions): Promise<void> {
  const { bundles, problems, folders } = await readConfiguration(root);
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.some(({ severity }) => severity === 'error')) {
    fail('Nothing was built.');
    return;
  }
  const wanted = domain === undefined ? bundles : bundles.filter(({ site }) => site.domain === domain);
  if (wanted.length === 0) {
    fail(`No site has the domain "${domain ?? ''}". One of: ${folders.join(', ')}.`);
    return;
  }

  const code = await buildCode(root, dist, (line) => console.log(line));
  console.log(code.isReused ? 'The code is as built before.' : 'The code is built.');
  const kit = await loadKit(code);
  const source = await apiSource(api, wanted);
  const siteRoot = (name: string) => join(root, 'site-configs', 'sites', name);
  const published = await publish({ bundles: wanted, kit, dist, siteRoot, api: source.fetch, content: source.name });
  await source.close();
  // Also the other sites that stand written: a web server has one table of all.
  const written = await Promise.all(bundles.map(async (bundle) => ((await readStamp(dist, bundle.site.domain)) ? [bundle] : [])));
  await writeDelivery(
    written.flat().map((bundle) => renderedSite(bundle, { kit, siteRoot, api: source.fetch })),
    dist,
  );
  for (const { domain: name, files } of published) console.log(`${name}: ${files} files written.`);
  if (domain === undefined) await removeOtherSites(dist, folders);
  else await makeSelfContained(dist, domain);
}

/** Copies the shared hashed files into the site's folder, so that it can be a web root of its own. */
async function makeSelfContained(dist: string, domain: string): Promise<void> {
  await cp(join(dist, 'assets'), join(siteFolder(dist, domain), 'assets'), { recursive: true });
  console.log(`${siteFolder(dist, domain)} is a web root of its own.`);
}

async function apiSource(
  address: string | undefined,
  bundles: readonly CompiledBundle[],
): Promise<{ readonly name: string; readonly fetch: ApiFetch; readonly close: () => Promise<void> }> {
  if (address !== undefined) return { name: address, fetch: (path, init) => fetch(new URL(path, address), init), close: () => Promise.resolve() };
  const sandbox = fastify({ routerOptions: { maxParamLength: 200 }, pluginTimeout: 120_000 });
  await sandbox.register(embeddedApi(() => bundles.map(({ site }) => site)));
  await sandbox.ready();
  return { name: await embeddedContentId(root), fetch: injectedFetch(sandbox), close: () => sandbox.close() };
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

await new Command('npm run build --')
  .description('Compiles the configuration, builds the code and writes every page of every site below dist/.')
  .option('--domain <domain>', 'one site only, as a web root of its own')
  .option('--api <url>', 'take content from this API instead of the embedded one')
  .option('--dist <folder>', 'where to write, inside the project', join(root, 'dist'))
  .action(build)
  .parseAsync();
