import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileConfigs, type CompiledConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput, PictureFacts } from '../../engine/config/configInput';
import { kindOfFile, unreadFile } from '../../engine/config/descriptors';
import { maxFileBytes } from '../../engine/config/limits';
import { tooLarge } from '../../engine/config/parse';
import { problemOfFile, type Problem } from '../../engine/config/problem';
import { codeRootOf } from './codeRoot';
import { decoded } from './decoded';
import { drawingFault } from './drawingFault';
import { listConfigs } from './listConfigs';
import { entriesOf, ifThere, unreadable } from './listFiles';
import { drawingDanger } from './pictureSafety';
import { pictureFormat, pictureSize } from './pictureSize';
import { isWholePicture } from './pictureWhole';
import { readCatalogue } from './readCatalogue';
import { unreadDialect, unreadInTemplates } from './unreadFiles';

/** Bytes of a picture that is looked at; a heavier one is refused by its weight alone. */
const mostPictureBytes = 5_000_000;

/** How a project is read. */
export interface Reading {
  /** Told of each file before it is read. */
  readonly onFile?: (file: string) => void;
  /** Folders of sites to leave out. */
  readonly without?: readonly string[];
  /** The only folders of sites to read, beside what all sites share. */
  readonly only?: readonly string[];
  /** Name of the environment that the sites are connected by. */
  readonly environment?: string | undefined;
}

/**
 * Reads every configuration file below a project root, or a folder of configuration that is kept elsewhere, and what
 * the code offers them. Such a folder without templates is laid over the shared layers of this project, file by file.
 */
export function readConfigInput(root: string, reading: Reading = {}): ConfigInput {
  const { onFile, environment } = reading;
  const { texts, brandFiles, unread } = readBelow(root, reading);
  const noPictures = new Map<string, Problem>();
  const pictures = brandFiles.flatMap((file) => {
    onFile?.(file);
    const read = pictureBody(root, file);
    if (read === undefined || 'body' in read) return pairOf(file, read);
    noPictures.set(file, read);
    return [];
  });
  return {
    ...(environment === undefined ? {} : { environment }),
    files: texts,
    unread: new Map([...unread, ...noPictures]),
    brandFiles: new Set(brandFiles),
    brandSizes: new Map(
      pictures.flatMap(([file, { body }]) => pairOf(file, /\.(?:svg|png)$/.test(file) ? pictureSize(body) : undefined)),
    ),
    brandFacts: new Map(pictures.map(([file, { body, bytes }]) => [file, factsOf(file, body, bytes)])),
    catalogue: readCatalogue(codeRootOf(root)),
  };
}

/** The text of every configuration file below a folder, by its path from there. */
export function readConfigFiles(root: string): ConfigInput['files'] {
  return readBelow(root).texts;
}

/** Reads, validates and compiles everything below a project root. */
export function loadBundles(root: string): CompiledConfigs {
  return compileConfigs(readConfigInput(root));
}

interface Read {
  readonly texts: ReadonlyMap<string, string>;
  readonly brandFiles: readonly string[];
  readonly unread: ReadonlyMap<string, Problem>;
}

/** Each file in a guard of its own: one that cannot be read says so, and the others are read. */
function readBelow(root: string, { onFile, without = [], only }: Reading = {}): Read {
  const isWanted = (file: string) => !without.some((domain) => file.startsWith(`site-configs/sites/${domain}/`));
  const { placeOf, ...listed } = listConfigs(root, only);
  const configs = {
    files: listed.configs.files.filter(isWanted),
    problems: listed.configs.problems.filter(({ file }) => isWanted(file)),
  };
  const templates = listed.templates.files.filter((file) =>
    /^templates\/[^/]+\/(?:template|pages\/[^/]+)\.json$/.test(file),
  );
  const brandFiles = configs.files.filter(isBrandFile);
  const texts = new Map<string, string>();
  const closed = listed.templates.problems.filter(({ code }) => code === 'file-unreadable');
  const stray = listed.templates.files.flatMap((file) => unreadInTemplates(file) ?? []);
  const unread = new Map([...configs.problems, ...closed, ...stray].map((problem) => [problem.file, problem]));
  for (const file of [...configs.files.filter((name) => !isBrandFile(name)), ...templates]) {
    onFile?.(file);
    const ofSite = file.startsWith('site-configs/sites/');
    if (!ofSite && !file.endsWith('.json')) {
      // Elsewhere people keep notes.
      for (const problem of [unreadDialect(file) ?? []].flat()) unread.set(file, problem);
      continue;
    }
    const isRead = file.endsWith('.json') && (!ofSite || kindOfFile(file) !== undefined);
    const read = isRead ? readText(placeOf(file), file) : unreadFile(file);
    if (typeof read === 'string') texts.set(file, read);
    else if (read !== undefined) unread.set(file, read);
  }
  const passedOver =
    only === undefined ? [...emptyFolders(root, [...texts.keys(), ...unread.keys()]), ...hiddenFolders(root)] : [];
  for (const problem of passedOver) if (isWanted(problem.file)) unread.set(problem.file, problem);
  return { texts, brandFiles, unread };
}

/** The text of a file, or why it has none; undefined for one that is gone. */
function readText(root: string, file: string): string | Problem | undefined {
  try {
    const { size } = lstatSync(join(root, file));
    if (size > maxFileBytes) return tooLarge(file, size);
    const text = decoded(readFileSync(join(root, file)));
    return typeof text === 'string'
      ? text
      : { ...problemOfFile(file, 'file-encoding', text.message), line: text.line, column: text.column };
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : unreadable(file, 'file', code);
  }
}

/** Folders of sites in which nothing was found. */
function emptyFolders(root: string, found: readonly string[]): Problem[] {
  const known = new Set(found.map((file) => /^site-configs\/sites\/([^/]+)(?:\/|$)/.exec(file)?.[1]));
  return entriesOf(join(root, 'site-configs/sites'))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !known.has(entry.name))
    .map(({ name }) =>
      problemOfFile(
        `site-configs/sites/${name}/site.json`,
        'file-missing',
        'The folder of a site needs a site.json. Add it, or delete the folder.',
      ),
    );
}

/** Folders of sites that are passed over by their name, as those of editors and systems are. */
function hiddenFolders(root: string): Problem[] {
  const folder = 'site-configs/sites';
  return entriesOf(join(root, folder))
    .filter(({ name }) => name.startsWith('.') && existsSync(join(root, folder, name, 'site.json')))
    .map(({ name }) =>
      problemOfFile(
        `${folder}/${name}`,
        'file-unread',
        'Nothing reads this folder, as its name begins with a dot. Take the dot off, or move the folder out.',
      ),
    );
}

/** A picture; undefined for one that is gone, and why one cannot be read. */
function pictureBody(
  root: string,
  file: string,
): { readonly body: Buffer; readonly bytes: number } | Problem | undefined {
  const path = join(root, file);
  try {
    return ifThere(() => {
      const { size } = lstatSync(path);
      return { body: size > mostPictureBytes ? Buffer.alloc(0) : readFileSync(path), bytes: size };
    });
  } catch (error) {
    return unreadable(file, 'file', (error as NodeJS.ErrnoException).code ?? String(error));
  }
}

function factsOf(file: string, body: Buffer, bytes: number): PictureFacts {
  const format = pictureFormat(body);
  const dots = format === 'png' ? pictureSize(body) : undefined;
  const danger = format === 'svg' || file.endsWith('.svg') ? drawingDanger(body) : undefined;
  const fault = faultOf(body, format);
  return {
    bytes,
    ...(format === undefined ? {} : { format }),
    ...(danger === undefined ? {} : { danger }),
    ...(fault === undefined ? {} : { fault }),
    ...(dots === undefined ? {} : { dots }),
  };
}

/** What keeps browsers from showing a picture; one of no format is told by that. */
function faultOf(body: Buffer, format: PictureFacts['format']): string | undefined {
  if (format === undefined) return undefined;
  if (format === 'svg') return drawingFault(body.toString('utf8'));
  return isWholePicture(body, format) ? undefined : 'is cut off';
}

function isBrandFile(file: string): boolean {
  return /^site-configs\/sites\/[^/]+\/brand\//.test(file);
}

function pairOf<Value>(file: string, value: Value | undefined): (readonly [string, Value])[] {
  return value === undefined ? [] : [[file, value]];
}
