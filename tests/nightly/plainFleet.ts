import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { plainAjv } from '../../scripts/bench/plainAjv';

/**
 * `tsx tests/nightly/plainFleet.ts <project>`: reads the files of all its sites, parses each and checks it with Ajv
 * alone.
 */
const folder = join(process.argv[2] ?? '', 'site-configs/sites');
const isSound = plainAjv(resolve(import.meta.dirname, '../..'));
for (const domain of readdirSync(folder)) {
  const text = readFileSync(join(folder, domain, 'site.json'), 'utf8');
  if (!isSound(JSON.parse(text))) throw new Error(`${domain} does not fit its schema.`);
}
