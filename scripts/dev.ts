import { join, resolve } from 'node:path';
import { ScriptCommand } from './options/scriptCommand';
import type { CompiledBundle } from '../engine/config/compiled';
import { configsFolder, configsHelp } from './config/configsFolder';
import { connectedReading, platformApi } from './connect/connectedReading';
import { createConnection, type ConnectionOptions } from './connect/connection';
import { createCompileThread } from './serve/compileThread';
import { listening, untaken } from './serve/listening';
import { localAddress } from './serve/hosts';
import { portNumber } from './serve/numberOption';
import { createLiveConfiguration } from './serve/liveConfiguration';
import { createSiteShelf } from './serve/siteShelf';
import { onStop } from './serve/stop';
import { watchConfiguration } from './serve/watchConfiguration';

const root = resolve(import.meta.dirname, '..');

interface DevOptions extends ConnectionOptions {
  readonly port: number;
  readonly configs: string;
  readonly pseudo?: boolean;
}

/** `npm run dev`: every site, rendered in the browser, with code and configuration replaced as they are saved. */
async function dev({ port, configs, pseudo = false, ...options }: DevOptions): Promise<void> {
  const fix = `Choose another: npm run dev -- --port ${port + 1}`;
  await untaken(port, fix);
  const { createDevServer } = await import('./dev/devServer');
  const connection = createConnection(configs, options);
  const siteRoot = (domain: string) => join(configs, 'site-configs', 'sites', domain);
  const bundles = new Map<string, CompiledBundle>();
  const shelf = createSiteShelf((bundle) => {
    bundles.set(bundle.site.domain, bundle);
    return { site: bundle.site, release: 'dev', headers: {}, embedHeaders: {}, file: () => Promise.resolve(undefined) };
  });
  const thread = createCompileThread({ root: configs, environment: options.environment });
  const live = createLiveConfiguration({
    read: connectedReading(connection, thread.read),
    shelf,
    print: (line) => console.log(line),
  });

  const current = () => shelf.all().flatMap(({ site }) => bundles.get(site.domain) ?? []);
  const { server, reload, close } = await createDevServer({
    root,
    bundles: current,
    inTheme: async (domain, code) => {
      const other = await thread.inTheme(domain, code);
      return other && connection.lay([other])[0];
    },
    siteRoot,
    api: platformApi(connection, () => current().map(({ site }) => site)),
    port,
    isPseudo: pseudo,
  });
  const watch = await watchConfiguration(configs, async () => {
    const before = JSON.stringify(current());
    await live.look();
    if (JSON.stringify(current()) !== before) reload();
  });
  await listening(server.listen({ host: '127.0.0.1', port }), port, fix);
  for (const { site } of current()) console.log(localAddress(site.domain, port));
  onStop(async () => {
    await watch.close();
    await thread.close();
    await close();
  });
}

await new ScriptCommand('npm run dev --')
  .description('Serves every site for people who write widgets and templates.')
  .option('--port <number>', 'port to listen on', portNumber, 5173)
  .option('--configs <folder>', configsHelp, configsFolder, root)
  .option('--pseudo', 'every text 40 % longer and between ⟦ and ⟧, to find words that are not translated or do not fit')
  .option('--api <url>', 'hand /api on to this platform instead of the embedded API')
  .option('--environment <name>', 'the platform and hosts of site-configs/environments/<name>.json')
  .action(dev)
  .parseAsync();
