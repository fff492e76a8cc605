import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileConfigs, type CompiledConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { pictureSize } from './pictureSize';
import { readCatalogue } from './readCatalogue';

/** Reads every configuration file below a project root, and what the code offers them. */
export function readConfigInput(root: string): ConfigInput {
  const sites = filesBelow(root, 'site-configs');
  const templates = filesBelow(root, 'templates').filter((file) => /^templates\/[^/]+\/(?:template|pages\/[^/]+)\.json$/.test(file));
  const brandFiles = sites.filter(isBrandFile);
  const paths = [...sites.filter((file) => file.endsWith('.json') && !isBrandFile(file)), ...templates];
  return {
    files: new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    brandFiles: new Set(brandFiles),
    brandSizes: new Map(
      brandFiles.flatMap((file) => {
        const size = /\.(?:svg|png)$/.test(file) ? pictureSize(readFileSync(join(root, file))) : undefined;
        return size === undefined ? [] : [[file, size] as const];
      }),
    ),
    catalogue: readCatalogue(root),
  };
}

/** Reads, validates and compiles everything below a project root. */
export function loadBundles(root: string): CompiledConfigs {
  return compileConfigs(readConfigInput(root));
}

function isBrandFile(file: string): boolean {
  return /^site-configs\/sites\/[^/]+\/brand\//.test(file);
}

function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}
