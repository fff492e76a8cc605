import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { writtenFolder } from './options/readers';
import { ScriptCommand } from './options/scriptCommand';
import { fastify } from 'fastify';
import type { ApiFetch } from '../prerender';
import type { CompiledBundle } from '../engine/config/compiled';
import { formatProblem } from '../engine/config/problem';
import { buildCode } from './build/buildCode';
import { publish, removeOtherSites } from './build/publish';
import { selectionFault, type Selection } from './build/selection';
import { isInShard, readShard, type Shard } from './build/shard';
import { queriesOf } from './build/siteSource';
import { readStamp, siteFolder } from './build/writeSite';
import { writeDelivery } from './deliver/writeDelivery';
import { createConnection, type ConnectionOptions, type PlatformConnection } from './connect/connection';
import { contentKindOf, contentKinds, noContent, type ContentKind } from './connect/contentKind';
import { handOn } from './connect/handOn';
import { asDemo } from './prerender/demoLine';
import { loadKit } from './prerender/kit';
import { embeddedApi, embeddedContentId } from './serve/embeddedApi';
import { injectedFetch } from './serve/injectedFetch';
import { readConfiguration } from './serve/readConfiguration';

const root = resolve(import.meta.dirname, '..');

interface BuildOptions extends ConnectionOptions {
  readonly domain?: string;
  readonly content?: ContentKind;
  readonly dist: string;
  readonly shard?: Shard;
  readonly pages?: readonly string[];
  readonly locales?: readonly string[];
}

/**
 * `npm run build`: everything a web server needs, below `dist/`. Stops at a configuration error, with nothing written.
 */
async function build({ domain, content, dist, shard, pages, locales, ...named }: BuildOptions): Promise<void> {
  const connection = createConnection(root, named, false);
  const kind = contentKindOf(content, connection.isConnected);
  const { bundles: compiled, problems, folders } = await readConfiguration(root, named.environment);
  const laid = connection.lay(compiled);
  const bundles = kind === 'sandbox' ? laid.map(asDemo) : laid;
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.some(({ severity }) => severity === 'error')) {
    fail('Nothing was built.');
    return;
  }
  const wanted = bundles.filter(
    ({ site }) =>
      (domain === undefined || site.domain === domain) && (shard === undefined || isInShard(shard, site.domain)),
  );
  if (domain !== undefined && wanted.length === 0) {
    fail(`No site has the domain "${domain}". One of: ${folders.join(', ')}.`);
    return;
  }

  const selection: Selection = { ...(pages ? { pages } : {}), ...(locales ? { locales } : {}) };
  const fault = selectionFault(bundles, selection);
  if (fault !== undefined) {
    fail(fault);
    return;
  }

  const code = await buildCode(root, dist, (line) => console.log(line));
  console.log(code.isReused ? 'The code is as built before.' : 'The code is built.');
  const source = await contentSource(kind, connection, wanted);
  const siteRoot = (name: string) => join(root, 'site-configs', 'sites', name);
  const published = await publish({
    bundles: wanted,
    code: code.id,
    kit: () => loadKit(code),
    dist,
    siteRoot,
    api: source.fetch,
    content: source.name,
    isMoving: kind === 'platform',
    selection,
  });
  await source.close();
  // Also the other sites that stand written: a web server has one table of all.
  const written = await Promise.all(
    bundles.map(async (bundle) => {
      const stamp = await readStamp(dist, bundle.site.domain);
      return stamp ? [{ ...stamp, site: bundle.site, queries: queriesOf(bundle) }] : [];
    }),
  );
  await writeDelivery(written.flat(), dist);
  for (const { domain: name, failure } of published)
    if (failure !== undefined) fail(`${name} could not be written: ${failure}`);
  const changed = published.filter(({ files }) => files > 0);
  for (const { domain: name, files } of changed) console.log(`${name}: ${files} files written.`);
  const same = published.filter(({ files, failure }) => files === 0 && failure === undefined);
  if (same.length > 0) console.log(`${same.length} of ${published.length} sites are as they stand there.`);
  if (domain === undefined) await removeOtherSites(dist, folders);
  else await makeSelfContained(dist, domain);
}

/** Copies the shared hashed files into the site's folder, so that it can be a web root of its own. */
async function makeSelfContained(dist: string, domain: string): Promise<void> {
  // Names of hashed files say what is in them.
  await cp(join(dist, 'assets'), join(siteFolder(dist, domain), 'assets'), { recursive: true, force: false });
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
  else
    await server.register(
      kind === 'sandbox' ? embeddedApi(sites) : handOn({ sites, originOf, print: (line) => console.error(line) }),
    );
  await server.ready();
  const names = {
    none: 'none',
    platform: `platform ${originOf() ?? ''}`,
    sandbox: kind === 'sandbox' ? await embeddedContentId(root) : '',
  };
  return { name: names[kind], fetch: injectedFetch(server), close: () => server.close() };
}

function wordsOf(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim());
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

await new ScriptCommand('npm run build --')
  .description('Compiles the configuration, builds the code and writes every page of every site below dist/.')
  .option('--domain <domain>', 'one site only, as a web root of its own')
  .option('--api <url>', 'take content from this platform')
  .option('--environment <name>', 'the platform and hosts of site-configs/environments/<name>.json')
  .addOption(
    new Option(
      '--content <kind>',
      'without a platform: "none", pages ask when they are opened; "sandbox", a demonstration',
    ).choices(contentKinds),
  )
  .option('--shard <i/n>', 'the first, second … of n parts of the fleet: one for each machine', readShard)
  .option('--pages <names>', 'only these pages of each site, with commas between them', wordsOf)
  .option('--locales <codes>', 'only these languages; "default" is the main one of each site', wordsOf)
  .option('--dist <folder>', 'where to write', writtenFolder, join(root, 'dist'))
  .action(build)
  .parseAsync();
