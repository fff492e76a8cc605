import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { DeliveredSite } from './deliveredSite';
import { edgeTable } from './edgeTable';
import { nginxMaps } from './nginxMaps';

/** Writes what web servers need beside the sites' files: `nginx/maps.conf` for the shipped configuration, `edge/worker.js` for a CDN. */
export async function writeDelivery(sites: readonly DeliveredSite[], dist: string): Promise<void> {
  await replace(join(dist, 'nginx', 'maps.conf'), nginxMaps(sites));
  await replace(join(dist, 'edge', 'sites.json'), JSON.stringify(edgeTable(sites)));
  await replace(join(dist, 'edge', 'worker.js'), await workerCode());
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

/** Replaces a file as a whole: a server that reads it meanwhile sees the old one or the new one. */
async function replace(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
