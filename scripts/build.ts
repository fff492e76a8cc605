import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { fastify } from 'fastify';
import type { ApiFetch } from '../prerender';
import type { CompiledBundle } from '../engine/config/compiled';
import { formatProblem } from '../engine/config/problem';
import { buildCode } from './build/buildCode';
import { publish, removeOtherSites } from './build/publish';
import { queriesOf } from './build/siteSource';
import { readStamp, siteFolder } from './build/writeSite';
import { writeDelivery } from './deliver/writeDelivery';
import { createConnection, type ConnectionOptions, type PlatformConnection } from './connect/connection';
import { withoutConnectionFault } from './connect/connectionFault';
import { contentKindOf, contentKinds, noContent, type ContentKind } from './connect/contentKind';
import { handOn } from './connect/handOn';
import { loadKit } from './prerender/kit';
import { embeddedApi, embeddedContentId } from './serve/embeddedApi';
import { injectedFetch } from './serve/injectedFetch';
import { readConfiguration } from './serve/readConfiguration';

const root = resolve(import.meta.dirname, '..');

interface BuildOptions extends ConnectionOptions {
  readonly domain?: string;
  readonly content?: ContentKind;
  readonly dist: string;
}

/** `npm run build`: everything a web server needs, below `dist/`. Stops at a configuration error, with nothing written. */
async function build({ domain, content, dist, ...named }: BuildOptions): Promise<void> {
  const connection = createConnection(root, named, false);
  const kind = contentKindOf(content, connection.isConnected);
  const { bundles: compiled, problems, folders } = await readConfiguration(root, named.environment);
  const bundles = connection.lay(compiled);
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
  const source = await contentSource(kind, connection, wanted);
  const siteRoot = (name: string) => join(root, 'site-configs', 'sites', name);
  const published = await publish({ bundles: wanted, kit, dist, siteRoot, api: source.fetch, content: source.name });
  await source.close();
  // Also the other sites that stand written: a web server has one table of all.
  const written = await Promise.all(
    bundles.map(async (bundle) => {
      const stamp = await readStamp(dist, bundle.site.domain);
      return stamp ? [{ ...stamp, site: bundle.site, queries: queriesOf(bundle) }] : [];
    }),
  );
  await writeDelivery(written.flat(), dist);
  for (const { domain: name, files } of published) console.log(`${name}: ${files} files written.`);
  if (domain === undefined) await removeOtherSites(dist, folders);
  else await makeSelfContained(dist, domain);
}

/** Copies the shared hashed files into the site's folder, so that it can be a web root of its own. */
async function makeSelfContained(dist: string, domain: string): Promise<void> {
  await cp(join(dist, 'assets'), join(siteFolder(dist, domain), 'assets'), { recursive: true });
  console.log(`${siteFolder(dist, domain)} is a web root of its own.`);
}

/** Where the pages' content comes from, with a name for the stamps of what is written. */
async function contentSource(
  kind: ContentKind | 'platform',
  { originOf }: PlatformConnection,
  bundles: readonly CompiledBundle[],
): Promise<{ readonly name: string; readonly fetch: ApiFetch; readonly close: () => Promise<void> }> {
  const server = fastify({ routerOptions: { maxParamLength: 200 }, pluginTimeout: 120_000 });
  const sites = () => bundles.map(({ site }) => site);
  if (kind === 'none') await server.register(noContent);
  else await server.register(kind === 'sandbox' ? embeddedApi(sites) : handOn({ sites, originOf, print: (line) => console.error(line) }));
  await server.ready();
  const names = { none: 'none', platform: `platform ${originOf() ?? ''}`, sandbox: kind === 'sandbox' ? await embeddedContentId(root) : '' };
  return { name: names[kind], fetch: injectedFetch(server), close: () => server.close() };
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

await new Command('npm run build --')
  .description('Compiles the configuration, builds the code and writes every page of every site below dist/.')
  .option('--domain <domain>', 'one site only, as a web root of its own')
  .option('--api <url>', 'take content from this platform')
  .option('--environment <name>', 'the platform and hosts of site-configs/environments/<name>.json')
  .addOption(new Option('--content <kind>', 'without a platform: "none", pages ask when they are opened; "sandbox", a demonstration').choices(contentKinds))
  .option('--dist <folder>', 'where to write, inside the project', join(root, 'dist'))
  .action(withoutConnectionFault(build))
  .parseAsync();
