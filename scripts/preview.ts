import { resolve } from 'node:path';
import { ScriptCommand } from './options/scriptCommand';
import { unknownWord } from '../engine/config/nearest';
import { configsFolder, configsHelp } from './config/configsFolder';
import { createConnection, type ConnectionOptions } from './connect/connection';
import { createConfigurationHub } from './preview/server/configurationHub';
import { createPreviewServer } from './preview/server/previewServer';
import { listening } from './serve/listening';
import { portNumber } from './serve/numberOption';
import { onStop } from './serve/stop';
import { watchConfiguration } from './serve/watchConfiguration';

const root = resolve(import.meta.dirname, '..');

interface PreviewOptions extends ConnectionOptions {
  readonly port: number;
  readonly configs: string;
}

/**
 * `npm run preview -- <domain>`: a site with its configuration live, and a tool around it that inspects, tries and
 * edits (CARD-4).
 */
async function preview(domain: string, { port, configs, ...options }: PreviewOptions): Promise<void> {
  const connection = createConnection(configs, options);
  const hub = createConfigurationHub(configs, connection);
  if (!hub.domains().includes(domain)) {
    console.error(unknownWord(domain, 'a site', hub.domains()).message);
    process.exitCode = 1;
    return;
  }
  const { renew, close } = await listening(
    createPreviewServer({ root, configs, hub, connection, domain, port }),
    port,
    `Choose another: npm run preview -- ${domain} --port ${port + 1}`,
  );
  const watch = await watchConfiguration(configs, renew);
  console.log(`http://localhost:${port}/?domain=${domain}`);
  if (connection.isConnected)
    console.log(
      `Calls are handed on to ${connection.originOf(domain) ?? 'no platform'}. Players, faults, waits and other times are those of the platform.`,
    );
  onStop(async () => {
    await watch.close();
    await close();
  });
}

await new ScriptCommand('npm run preview --')
  .showHelpAfterError('For example: npm run preview -- lucky-harbor.example')
  .description(
    'Shows a site with its configuration live, says where each value comes from, tries other settings and edits them.',
  )
  .argument('<domain>', 'folder of the site, for example lucky-harbor.example')
  .option('--port <number>', 'port to listen on', portNumber, 5180)
  .option('--configs <folder>', configsHelp, configsFolder, root)
  .option('--api <url>', 'hand /api on to this platform instead of the embedded API')
  .option('--environment <name>', 'the platform and hosts of site-configs/environments/<name>.json')
  .action(preview)
  .parseAsync();
