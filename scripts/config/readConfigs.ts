import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileConfigs, type CompiledConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput, PictureFacts } from '../../engine/config/configInput';
import { pictureFormat, pictureSize } from './pictureSize';
import { readCatalogue } from './readCatalogue';

/** Reads every configuration file below a project root, and what the code offers them. */
export function readConfigInput(root: string): ConfigInput {
  const brandFiles = filesBelow(root, 'site-configs').filter(isBrandFile);
  const pictures = brandFiles.flatMap((file) =>
    pairOf(
      file,
      ifThere(() => readFileSync(join(root, file))),
    ),
  );
  return {
    files: readConfigFiles(root),
    brandFiles: new Set(brandFiles),
    brandSizes: new Map(pictures.flatMap(([file, body]) => pairOf(file, /\.(?:svg|png)$/.test(file) ? pictureSize(body) : undefined))),
    brandFacts: new Map(pictures.map(([file, body]) => [file, factsOf(body)])),
    catalogue: readCatalogue(root),
  };
}

function factsOf(body: Buffer): PictureFacts {
  const format = pictureFormat(body);
  return { bytes: body.length, ...(format === undefined ? {} : { format }) };
}

/** The text of every configuration file below a folder, by its path from there. */
export function readConfigFiles(root: string): ConfigInput['files'] {
  const sites = filesBelow(root, 'site-configs').filter((file) => file.endsWith('.json') && !isBrandFile(file));
  const templates = filesBelow(root, 'templates').filter((file) => /^templates\/[^/]+\/(?:template|pages\/[^/]+)\.json$/.test(file));
  return new Map(
    [...sites, ...templates].flatMap((file) =>
      pairOf(
        file,
        ifThere(() => readFileSync(join(root, file), 'utf8')),
      ),
    ),
  );
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
  return [...(ifThere(() => readdirSync(path, { withFileTypes: true })) ?? [])]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

/** What was read; undefined for what is not there, be it gone since it was listed: while an operator moves files, that is no mistake. */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function pairOf<Value>(file: string, value: Value | undefined): (readonly [string, Value])[] {
  return value === undefined ? [] : [[file, value]];
}
