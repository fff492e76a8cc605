import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { fingerprintOf } from '../build/fingerprint';
import { replaceText } from '../build/writeSite';
import type { DeliveredSite } from './deliveredSite';
import { edgeTable } from './edgeTable';
import { nginxMaps } from './nginxMaps';

/** What the edge worker is made of. */
const workerInputs = [
  'scripts/deliver',
  'scripts/addresses',
  'scripts/serve',
  'scripts/build',
  'engine/routing',
  'engine/config',
  'package-lock.json',
];

/**
 * Writes what web servers need beside the sites' files: `nginx/maps.conf` for the shipped configuration,
 * `edge/worker.js` for a CDN. What stands there already is left alone.
 */
export async function writeDelivery(sites: readonly DeliveredSite[], dist: string): Promise<void> {
  await replaceText(join(dist, 'nginx', 'maps.conf'), nginxMaps(sites));
  await replaceText(join(dist, 'edge', 'sites.json'), JSON.stringify(edgeTable(sites)));
  const worker = join(dist, 'edge', 'worker.js');
  const stamp = join(dist, '.cache', 'edge-worker');
  const state = await fingerprintOf(resolve(import.meta.dirname, '../..'), workerInputs);
  const isThere = await access(worker).then(
    () => true,
    () => false,
  );
  if (isThere && (await readFile(stamp, 'utf8').catch(() => '')) === state) return;
  await replaceText(worker, await workerCode());
  await replaceText(stamp, state);
}

/** The edge rule as one module. The table of sites is a file that it reads. */
async function workerCode(): Promise<string> {
  const entry = join(import.meta.dirname, 'edgeWorker.ts');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, target: 'es2022', lib: { entry, formats: ['es'] } },
  });
  const output = [result].flat().at(0);
  if (!output || !('output' in output)) throw new Error('The edge rule could not be built.');
  return output.output[0].code;
}
