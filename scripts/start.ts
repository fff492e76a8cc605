import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { writtenFolder } from './options/readers';
import { ScriptCommand } from './options/scriptCommand';
import { configsFolder, configsHelp } from './config/configsFolder';
import { connectedReading, platformApi } from './connect/connectedReading';
import { createConnection, type ConnectionOptions } from './connect/connection';
import { buildCode } from './build/buildCode';
import { renderedSite } from './build/publish';
import { queriesOf, type SiteSource } from './build/siteSource';
import { readStamp, siteFolder } from './build/writeSite';
import { loadKit } from './prerender/kit';
import { withOtherThemes } from './prerender/otherThemes';
import { releaseId } from './prerender/release';
import { createCompileThread } from './serve/compileThread';
import { embeddedContentId } from './serve/embeddedApi';
import { localAddress } from './serve/hosts';
import { injectedFetch } from './serve/injectedFetch';
import { listening } from './serve/listening';
import { createLiveConfiguration } from './serve/liveConfiguration';
import { portNumber } from './serve/numberOption';
import { servedLines } from './serve/servedLines';
import { createServer } from './serve/server';
import { createSiteShelf } from './serve/siteShelf';
import { createStoredSite } from './serve/storedSite';
import { onStop } from './serve/stop';
import { watchConfiguration } from './serve/watchConfiguration';
import { demoPlayerLines } from './sandbox';

const root = resolve(import.meta.dirname, '..');

interface StartOptions extends ConnectionOptions {
  readonly configs: string;
  readonly dist: string;
  readonly seed: string;
  readonly port: number;
}

/**
 * `npm start`: builds the code if it changed, serves every site with the embedded API, and follows changes of the
 * configuration. What `npm run build` wrote of a site in this very state, with the content of this very API, comes from
 * `dist/`; all else renders when asked. With `--api` or an environment, calls and content are those of a platform, and
 * the embedded API is off.
 */
async function start(options: StartOptions): Promise<void> {
  const { configs, dist } = options;
  const connection = createConnection(configs, options);
  const thread = createCompileThread({ root: configs, environment: options.environment });
  const read = connectedReading(connection, thread.read);
  const siteRoot = (domain: string) => join(configs, 'site-configs', 'sites', domain);

  const first = await read();
  const code = await buildCode(root, dist, (line) => console.log(line));
  console.log(code.isReused ? 'The code is as built before.' : 'The code is built.');
  const kit = await loadKit(code);

  const written = await Promise.all(
    first.folders.map(async (domain) => [domain, await readStamp(dist, domain)] as const),
  );
  const stamps = new Map(written);
  // A platform's answers change from day to day: pages that an earlier run wrote are rendered again.
  const content = connection.isConnected ? null : await embeddedContentId(root, options.seed);
  const shelf = createSiteShelf((bundle) => {
    const { domain } = bundle.site;
    const stamp = stamps.get(domain);
    const rendered = renderedSite(bundle, { kit, siteRoot, api });
    if (stamp?.release !== releaseId(bundle, kit) || stamp.content !== content) return swappable(rendered);
    const stored = createStoredSite(siteFolder(dist, domain), siteRoot(domain), {
      site: bundle.site,
      queries: queriesOf(bundle),
      ...stamp,
    });
    // Of a site of which only some pages were written, the others render when asked.
    return swappable(
      stamp.selection === ''
        ? stored
        : { ...stored, file: async (path) => (await stored.file(path)) ?? rendered.file(path) },
    );
  });
  // Start-up may name any other template here; a build holds those that a site lists.
  const swappable = (source: SiteSource) =>
    withOtherThemes(source, {
      find: async (code) => {
        const other = await thread.inTheme(source.site.domain, code);
        return other && connection.lay([other])[0];
      },
      render: (other) => renderedSite(other, { kit, siteRoot, api }),
    });
  const server = await createServer({
    sites: shelf,
    assets: code.assets,
    api: platformApi(
      connection,
      () => (shelf.all().length > 0 ? shelf.all() : first.bundles).map(({ site }) => site),
      options.seed,
    ),
  });
  const api = injectedFetch(server);
  await server.ready();

  let port = 0;
  const addressOf = (domain: string) => (port === 0 ? undefined : localAddress(domain, port));
  const live = createLiveConfiguration({ read, shelf, print: (line) => console.log(line), addressOf });
  const watch = await watchConfiguration(configs, live.look);
  const wanted = options.port;
  await listening(
    server.listen({ host: '127.0.0.1', port: wanted }),
    wanted,
    `Choose another: PORT=${wanted + 1} npm start`,
  );
  const address = server.server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
  const domains = shelf.all().map(({ site }) => site.domain);
  // Also where no site runs, the platform that was named is told.
  const origins = domains.length > 0 ? domains.map((domain) => connection.originOf(domain)) : [connection.originOf()];
  const lines = servedLines({
    domains,
    folders: first.folders,
    port,
    platforms: connection.isConnected ? [...new Set(origins.filter((origin) => origin !== undefined))] : null,
    demoPlayers: demoPlayerLines(),
  });
  for (const line of lines) console.log(line);
  onStop(async () => {
    await watch.close();
    await thread.close();
    await server.close();
  });
}

await new ScriptCommand('npm start --')
  .description(
    'Builds what changed and serves every site at http://<domain>.localhost:<PORT>/ (PORT is 4173 unless set).',
  )
  .addOption(new Option('--port <number>', 'port to listen on').env('PORT').argParser(portNumber).default(4173))
  .option('--configs <folder>', configsHelp, configsFolder, root)
  .option('--dist <folder>', 'where builds are written', writtenFolder, join(root, 'dist'))
  .option('--seed <word>', 'another sandbox: other games, pictures, feeds and codes', 'livery')
  .option('--api <url>', 'hand /api on to this platform instead of the embedded API')
  .option('--environment <name>', 'the platform and hosts of site-configs/environments/<name>.json')
  .action(start)
  .parseAsync();
