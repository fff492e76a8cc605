import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { writtenFolder } from './options/readers';
import { ScriptCommand } from './options/scriptCommand';
import { newestBuild } from './store/newestBuild';
import { buildCode } from './build/buildCode';
import { createProductionServer } from './production/productionServer';
import { listening } from './serve/listening';
import { numberFrom, portNumber, sequenceNumber, wholeFrom } from './serve/numberOption';
import { readKeyFile } from './store/keyFiles';
import { publicKeys } from './store/signing';
import type { Store } from './store/store';
import { storeAt } from './store/storeAt';
import { StoreFault } from './store/storeFault';

const root = resolve(import.meta.dirname, '..');

/** Megabytes below which a server would keep too little to be quick. */
const leastDisk = 100;
const megabyte = 1024 * 1024;

interface ServeOptions {
  readonly from?: string;
  readonly key?: string;
  readonly channel: string;
  readonly notBefore: number;
  readonly dist: string;
  readonly cache: string;
  readonly host: string;
  readonly port: number;
  readonly adminHost: string;
  readonly adminPort: number;
  readonly threads: number;
  readonly fresh: number;
  readonly platformWait: number;
  readonly edgeFresh: number;
  readonly edgeStale: number;
  readonly memory: number;
  readonly disk: number;
  readonly drain: number;
  readonly purge: readonly string[];
  readonly log: string;
  readonly build: boolean;
  readonly buildOnly?: boolean;
}

/** The store and the public keys that the options name. Throws a `StoreFault` for what is missing or is not there. */
function whereFrom(options: ServeOptions): { readonly store: Store; readonly keys: ReturnType<typeof publicKeys> } {
  const address = options.from ?? (process.env['LIVERY_STORE'] || undefined);
  if (address === undefined) throw new StoreFault('No store. Use `--from <folder, https://… or s3://bucket/prefix>`.');
  const pem = options.key === undefined ? process.env['LIVERY_PUBLIC_KEY'] : readKeyFile('--key', options.key);
  if (!pem) throw new StoreFault('No public key. Use `--key <file>`.');
  return { store: storeAt(address), keys: publicKeys(pem) };
}

/**
 * `npm run serve`: serves what is published in a store, on the open web. SIGTERM ends it when what is under way is
 * done.
 */
async function serve(options: ServeOptions): Promise<void> {
  const { dist } = options;
  // What is named wrongly is told before the code is built, which takes minutes.
  const from = options.buildOnly ? undefined : whereFrom(options);
  const code =
    options.build || options.buildOnly
      ? (await buildCode(root, dist, (line) => console.error(line))).id
      : await newestBuild(dist);
  if (from === undefined) return;
  if (code === undefined) throw new StoreFault(`${dist} has no built code. Build it: npm run serve -- --build-only.`);
  const server = await createProductionServer({
    ...from,
    channel: options.channel,
    notBefore: options.notBefore,
    dist,
    code,
    cache: options.cache,
    threads: options.threads,
    freshMs: options.fresh * 1000,
    platformMs: options.platformWait * 1000,
    edge: { fresh: options.edgeFresh, stale: options.edgeStale, onError: 86_400 },
    followMs: 400,
    memoryBytes: options.memory * megabyte,
    diskBytes: options.disk * megabyte,
    fronts: options.purge,
    logLevel: options.log,
  });
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void server.stop(options.drain * 1000).then(() => process.exit(0));
    });
  }
  await listening(
    server.listen({ host: options.host, port: options.port }, { host: options.adminHost, port: options.adminPort }),
    options.port,
    'Choose another: --port <number> or --admin-port <number>.',
  );
}

await new ScriptCommand('npm run serve --')
  .description(
    'Serves the sites that `npm run publish` wrote to a store. A page is rendered when it is first asked for.',
  )
  .option('--from <store>', 'a folder, https://… or s3://bucket/prefix; LIVERY_STORE unless given')
  .option('--key <file>', 'public keys of those who may publish; LIVERY_PUBLIC_KEY holds the text unless given')
  .option('--channel <name>', 'which releases', 'live')
  .addOption(
    new Option('--not-before <time>', 'no index counts that is older: a time, or the number of an index')
      .env('LIVERY_NOT_BEFORE')
      .argParser(sequenceNumber)
      .default(0, 'any'),
  )
  .option('--dist <folder>', 'where the code is built', writtenFolder, join(root, 'dist'))
  .option('--no-build', 'take the newest code that is built, and build none')
  .option('--build-only', 'build the code and end')
  .option(
    '--cache <folder>',
    'for what may be lost: pages, sites, answers of platforms',
    writtenFolder,
    join(root, '.cache', 'serve'),
  )
  .option('--host <address>', 'where visitors ask', '127.0.0.1')
  .addOption(new Option('--port <number>', 'and at which port').env('PORT').argParser(portNumber).default(8080))
  .option('--admin-host <address>', 'where /metrics, /healthz and /readyz are', '127.0.0.1')
  .option('--admin-port <number>', 'and at which port', portNumber, 9090)
  .addOption(
    new Option('--threads <number>', 'threads that render')
      .env('LIVERY_THREADS')
      .argParser(wholeFrom(1, 256))
      .default(Math.max(1, availableParallelism() - 1)),
  )
  .option('--fresh <seconds>', 'a page that is older is rendered again while it is sent', numberFrom(0), 60)
  .option('--platform-wait <seconds>', 'the longest wait for an answer of a platform', numberFrom(0.1), 2)
  .option('--edge-fresh <seconds>', 'what stands in front may keep a page for so long', wholeFrom(0), 2)
  .option('--edge-stale <seconds>', 'and send it so long while it asks for a newer one', wholeFrom(0), 600)
  .option('--memory <megabytes>', 'pages that are kept in memory', wholeFrom(1), 256)
  .addOption(
    new Option('--disk <megabytes>', 'the most that --cache may hold')
      .env('LIVERY_DISK')
      .argParser(wholeFrom(leastDisk))
      .default(10_000),
  )
  .option('--drain <seconds>', 'between SIGTERM and the end of new connections', numberFrom(0), 0)
  .option('--purge <urls...>', 'caches in front that take PURGE with Surrogate-Key', [])
  .addOption(
    new Option('--log <level>', 'what is told').choices(['fatal', 'error', 'warn', 'info', 'silent']).default('info'),
  )
  .action(serve)
  .parseAsync();
