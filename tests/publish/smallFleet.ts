import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { generatedSites } from '../../scripts/bench/generatedSites';
import { loadedPlatform } from '../../scripts/bench/validation';
import { createConnection } from '../../scripts/connect/connection';
import { publishRelease, type Publication } from '../../scripts/publish/publishRelease';
import { newKeyPair, publicKeys, signingKey } from '../../scripts/store/signing';
import type { Store } from '../../scripts/store/store';
import { storeAt } from '../../scripts/store/storeAt';

export const root = resolve(import.meta.dirname, '../..');

/** A project of its own with generated sites, `site-0.example` and on, and a store beside it. */
export interface SmallFleet {
  /** Everything of it stands below this folder. */
  readonly folder: string;
  readonly project: string;
  readonly storeFolder: string;
  readonly store: Store;
  readonly keyFile: string;
  readonly publicKeyFile: string;
  /** What publishes it; further settings count before its own. */
  readonly publication: (besides?: Partial<Publication>) => Publication;
  readonly publish: (besides?: Partial<Publication>) => ReturnType<typeof publishRelease>;
  /** Changes what the file of a site says. */
  readonly edit: (domain: string, change: (site: Record<string, unknown>) => void) => void;
  readonly remove: () => Promise<void>;
}

/** Theme codes whose templates are there; read once for all fleets. */
let known: readonly string[] | undefined;
const themes = () => (known ??= loadedPlatform(root).themes);

/** Makes a fleet of so many sites; nothing is published yet. */
export function smallFleet(count: number): SmallFleet {
  const folder = mkdtempSync(join(tmpdir(), 'livery-fleet-'));
  const project = join(folder, 'project');
  mkdirSync(join(project, 'site-configs/sites'), { recursive: true });
  cpSync(join(root, 'site-configs'), join(project, 'site-configs'), {
    recursive: true,
    filter: (path) => !/\/sites\/./.test(path),
  });
  symlinkSync(join(root, 'templates'), join(project, 'templates'));
  for (const { files } of generatedSites(count, themes()))
    for (const [file, text] of files) writeBelow(project, file, text);
  const { privatePem, publicPem } = newKeyPair();
  const [keyFile, publicKeyFile] = [join(folder, 'signing-key.pem'), join(folder, 'public-key.pem')];
  writeFileSync(keyFile, privatePem);
  writeFileSync(publicKeyFile, publicPem);
  const storeFolder = join(folder, 'store');
  const store = storeAt(storeFolder);
  const publication = (besides: Partial<Publication> = {}): Publication => ({
    root: project,
    store,
    channel: 'live',
    key: signingKey(privatePem),
    connection: createConnection(project, {}),
    connectionName: '',
    dist: join(folder, 'dist'),
    ...besides,
  });
  return {
    folder,
    project,
    storeFolder,
    store,
    keyFile,
    publicKeyFile,
    publication,
    publish: (besides) => publishRelease(publication(besides)),
    edit: (domain, change) => {
      const file = join(project, 'site-configs/sites', domain, 'site.json');
      const site = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      change(site);
      writeFileSync(file, JSON.stringify(site));
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** The keys of a fleet's servers. */
export function keysOf({ publicKeyFile }: SmallFleet) {
  return publicKeys(readFileSync(publicKeyFile, 'utf8'));
}

function writeBelow(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
