import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { writtenFolder } from './options/readers';
import { ScriptCommand } from './options/scriptCommand';
import { formatProblem } from '../engine/config/problem';
import { configsFolder, configsHelp } from './config/configsFolder';
import { createConnection, type ConnectionOptions } from './connect/connection';
import { listReleases, refresh, rollBack, shortId } from './publish/pointAt';
import { prune } from './publish/prune';
import { publishRelease } from './publish/publishRelease';
import { wholeFrom } from './serve/numberOption';
import { readKeyFile, writeKeyPair } from './store/keyFiles';
import { publicKeys, signingKey } from './store/signing';
import type { ReleaseNote } from './store/release';
import { storeAt } from './store/storeAt';
import { StoreFault } from './store/storeFault';

const hour = 3_600_000;
const megabyte = 1024 * 1024;
const root = resolve(import.meta.dirname, '..');

/** Options of a publication; beside them, another order would be left out in silence. */
const ofPublication = ['only', 'full'];

interface PublishOptions extends ConnectionOptions {
  readonly to?: string;
  readonly channel: string;
  readonly key?: string;
  readonly oldKey?: string;
  readonly configs: string;
  readonly dist: string;
  readonly only?: readonly string[];
  readonly full?: boolean;
  readonly list?: boolean;
  readonly rollback?: string;
  readonly refresh?: boolean;
  readonly prune?: boolean;
  readonly keep?: number;
  readonly older?: number;
  readonly dryRun?: boolean;
  readonly valid?: number;
  readonly makeKey?: string;
}

/**
 * `npm run publish`: what changed goes to a store, from which servers take it. Exit status 1 where nothing was
 * published.
 */
async function publish(options: PublishOptions): Promise<void> {
  if (options.makeKey !== undefined) makeKey(resolve(options.makeKey));
  else await withStore(options, options.to ?? (process.env['LIVERY_STORE'] || undefined));
}

async function withStore(options: PublishOptions, address: string | undefined): Promise<void> {
  if (address === undefined) throw new StoreFault('No store. Use `--to <folder or s3://bucket/prefix>`.');
  const store = storeAt(address);
  const key = readKey(options.key);
  const oldKeys = options.oldKey === undefined ? [] : publicKeys(readKeyFile('--old-key', options.oldKey));
  const { channel } = options;
  const validMs = options.valid === undefined ? undefined : options.valid * hour;
  const { keep, older, dryRun } = options;
  if (options.prune) {
    const found = await prune({ store, key, oldKeys, keep: keep ?? 10, youngMs: (older ?? 24) * hour, isDry: dryRun });
    const size = `${found.objects} objects of ${(found.bytes / megabyte).toFixed(1)} MB`;
    console.log(`${dryRun ? 'Would remove' : 'Removed'}: ${found.releases} releases, ${size}.`);
    return;
  }
  if ([keep, older, dryRun].some((value) => value !== undefined))
    throw new StoreFault('--keep, --older and --dry-run go with --prune.');
  if (options.list) {
    const index = await listReleases(store, channel, key, oldKeys);
    if (index === undefined) console.log('Nothing is published yet.');
    for (const note of index?.history ?? []) console.log(`${note.id === index?.release ? '*' : ' '} ${lineOf(note)}`);
    return;
  }
  if (options.rollback !== undefined) {
    const note = await rollBack(store, channel, key, options.rollback, { oldKeys, validMs });
    console.log(`Live again: ${lineOf(note)}`);
    return;
  }
  if (options.refresh) {
    const { release, sequence, until } = await refresh(store, channel, key, { oldKeys, validMs });
    console.log(
      `Signed again: ${shortId(release)}, number ${sequence}, valid ${until ? `until ${until}` : 'for ever'}.`,
    );
    return;
  }
  const { configs } = options;
  const { api, environment, only, full } = options;
  const { problems, leftOut, release } = await publishRelease({
    root: configs,
    store,
    channel,
    key,
    oldKeys,
    validMs,
    connection: createConnection(configs, { api, environment }, true),
    connectionName: [api, environment].join(' ').trim(),
    dist: options.dist,
    ...(only === undefined ? {} : { only }),
    ...(full === undefined ? {} : { isFull: full }),
  });
  for (const problem of problems) console.error(formatProblem(problem));
  if (release === undefined) throw new StoreFault('Nothing was published.');
  console.log(
    release.isNew
      ? `Published: ${lineOf(release.note)} ${release.objects + 1} files written.`
      : `Nothing has changed. Live: ${lineOf(release.note)}`,
  );
  if (leftOut.length === 0) return;
  throw new StoreFault(
    `Left as before: ${leftOut.join(', ')}. Mend ${leftOut.length === 1 ? 'it' : 'them'} and publish again.`,
  );
}

function lineOf({ id, at, sites, added, changed, removed }: ReleaseNote): string {
  return `${shortId(id)}  ${at}  ${sites} sites: ${added} added, ${changed} changed, ${removed} removed.`;
}

/** The key that signs: a file, or the text itself in `LIVERY_SIGNING_KEY`. */
function readKey(file: string | undefined) {
  const text = file === undefined ? process.env['LIVERY_SIGNING_KEY'] : readKeyFile('--key', file);
  if (!text)
    throw new StoreFault(
      'Who publishes? Name the file of the signing key: --key <file>. Make a pair with --make-key <folder>.',
    );
  return signingKey(text);
}

function makeKey(folder: string): void {
  writeKeyPair(folder);
  console.log(`${folder} has signing-key.pem, a secret of those who publish, and public-key.pem, for the servers.`);
}

await new ScriptCommand('npm run publish --')
  .description(
    'Checks and compiles the sites that changed, and publishes them to a store, from which `npm run serve` takes them.',
  )
  .option('--to <store>', 'a folder, or s3://bucket/prefix; LIVERY_STORE unless given')
  .option('--key <file>', 'signs what is published; LIVERY_SIGNING_KEY holds the text unless given')
  .option('--old-key <file>', 'public keys that signed what stands: after a change of keys, once')
  .option('--channel <name>', 'which servers it is for', 'live')
  .option('--only <domains...>', 'look at these sites and no other')
  .option('--full', 'write everything, whatever stands in the store')
  .addOption(
    new Option('--list', 'the releases that can be gone back to; the live one has a star').conflicts(ofPublication),
  )
  .addOption(new Option('--rollback <id>', 'make an earlier release live again').conflicts(['list', ...ofPublication]))
  .addOption(
    new Option('--refresh', 'sign the live release again, so that its time begins again').conflicts([
      'list',
      'rollback',
      ...ofPublication,
    ]),
  )
  .addOption(
    new Option('--prune', 'remove what no kept release needs, of all channels').conflicts([
      'list',
      'rollback',
      'refresh',
      'valid',
      ...ofPublication,
    ]),
  )
  .option('--keep <number>', 'with --prune: so many releases of each channel; 10 unless given', wholeFrom(1, 50))
  .option('--older <hours>', 'with --prune: nothing younger goes; 24 unless given', wholeFrom(1, 87_600))
  .option('--dry-run', 'with --prune: say what would go, and remove nothing')
  .addOption(
    new Option(
      '--valid <hours>',
      'servers that start without a cache refuse the index when it is older; 0 for ever; as before unless given',
    )
      .conflicts('list')
      .argParser(wholeFrom(0, 87_600)),
  )
  .addOption(
    new Option('--make-key <folder>', 'write a new pair of keys').conflicts([
      'list',
      'rollback',
      'refresh',
      'prune',
      'valid',
      ...ofPublication,
    ]),
  )
  .option('--api <url>', 'connect the sites with this platform')
  .option('--environment <name>', 'the platform and hosts of site-configs/environments/<name>.json')
  .option('--configs <folder>', configsHelp, configsFolder, root)
  .option(
    '--dist <folder>',
    'where the code is built; its hashed files are published, too',
    writtenFolder,
    join(root, 'dist'),
  )
  .action(publish)
  .parseAsync();
