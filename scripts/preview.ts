import { resolve } from 'node:path';
import { Command } from 'commander';
import { unknownWord } from '../engine/config/nearest';
import { createConfigurationHub } from './preview/server/configurationHub';
import { createPreviewServer } from './preview/server/previewServer';
import { listening } from './serve/listening';
import { onStop } from './serve/stop';
import { watchConfiguration } from './serve/watchConfiguration';

const root = resolve(import.meta.dirname, '..');

/** `npm run preview -- <domain>`: a site with its configuration live, and a tool around it that inspects, tries and edits (CARD-4). */
async function preview(domain: string, { port: portText, configs }: { readonly port: string; readonly configs: string }): Promise<void> {
  const hub = createConfigurationHub(configs);
  if (!hub.domains().includes(domain)) {
    console.error(unknownWord(domain, 'a site', hub.domains()).message);
    process.exitCode = 1;
    return;
  }
  const port = Number(portText);
  const { renew, close } = await listening(
    createPreviewServer({ root, configs, hub, domain, port }),
    port,
    `Choose another: npm run preview -- ${domain} --port ${port + 1}`,
  );
  const watch = await watchConfiguration(configs, renew);
  console.log(`http://localhost:${port}/?domain=${domain}`);
  onStop(async () => {
    await watch.close();
    await close();
  });
}

await new Command('npm run preview --')
  .showHelpAfterError('For example: npm run preview -- lucky-harbor.example')
  .description('Shows a site with its configuration live, says where each value comes from, tries other settings and edits them.')
  .argument('<domain>', 'folder of the site, for example lucky-harbor.example')
  .option('--port <number>', 'port to listen on', '5180')
  .option('--configs <folder>', 'folder that holds site-configs/ and templates/', root)
  .action(preview)
  .parseAsync();
