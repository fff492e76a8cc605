import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encode, isCompressible } from '../../scripts/build/compress';
import { headersOf } from '../../scripts/build/headers';
import { handOn } from '../../scripts/connect/handOn';
import { writeDelivery } from '../../scripts/deliver/writeDelivery';
import { embedDocuments } from '../../scripts/embed/embedDocuments';
import { createServer } from '../../scripts/serve/server';
import { createStoredSite } from '../../scripts/serve/storedSite';
import { testSite } from '../fixtures/site';
import { startEdge } from './edgeRuntime';
import { objectStorage } from './objectStorage';
import { rawRequest, type RawAnswer } from './rawRequest';
import { nginxOfMachine, startShippedNginx } from './shippedNginx';

/** A way to serve the sites: the built-in server, nginx, or the worker at the edge. */
export interface Front {
  readonly name: 'server' | 'nginx' | 'worker';
  readonly ask: (method: string, target: string, headers: Readonly<Record<string, string>>) => Promise<RawAnswer>;
}

export interface Fronts {
  readonly all: readonly Front[];
  /** The port of nginx that leads to https; undefined where this machine has no nginx. */
  readonly plainPort: number | undefined;
  /** What the platform was told by the last call. */
  readonly heard: () => IncomingHttpHeaders;
  /** Host and port of the platform. */
  readonly platform: string;
  /** Ends the platform. */
  readonly endPlatform: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const { routes } = testSite();
const notFound = { name: 'not-found', path: '/404', access: 'public', title: { EN: 'Not found' } } as const;
const site = testSite({ aliases: ['www.test-site.example'], routes: [...routes, notFound] });
export const domain = site.domain;

/** What the platform answers to every call. */
const calls = '{"from":"platform"}';

const page = (words: string) =>
  `<!doctype html><title>${words}</title>${'<p>The same words once more.</p>'.repeat(400)}`;
const embeds = embedDocuments(site, { analytics: 'count()', chat: 'talk()' });
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['', 'vi/'].flatMap((folder) =>
      ['index', 'slots', 'login', 'playnow', 'deposit', '404'].map((name) => [
        `${folder}${name}.html`,
        page(folder + name),
      ]),
    ),
  ),
  ...Object.fromEntries(embeds.map(({ path, html }) => [path, html])),
  '404.txt': 'Not found.\n',
  'slots.json': '{"page":"slots"}',
  'robots.txt': 'User-agent: *\n',
  'favicon.ico': 'icon',
  'manifest.webmanifest': '{"name":"Test Site"}',
  'service-worker.js': 'self.x=1;',
  'brand/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'brand/my mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
};

/**
 * Starts every way to serve one small site that this machine has, as an operator would: the same files, the shipped
 * configuration, the built worker.
 */
export async function startFronts(): Promise<Fronts> {
  const dist = await mkdtemp(join(tmpdir(), 'livery-fronts-'));
  const folder = join(dist, 'sites', domain);
  await Promise.all(Object.entries(files).map(([path, text]) => write(join(folder, path), text)));
  await write(join(dist, 'assets', 'app-1a2b.js'), `export const words = "${'words '.repeat(500)}";`);
  const headers = headersOf(site, { scripts: [], styles: [] });
  const embedHeaders = Object.fromEntries(embeds.map((embed) => [embed.path, embed.headers]));
  const queries = { playnow: { category: { values: ['slots'] } } };
  const source = createStoredSite(folder, folder, { site, queries, release: 'r1', headers, embedHeaders });
  await writeDelivery([{ site, queries, headers, embedHeaders }], dist);

  let heard: IncomingHttpHeaders = {};
  let isEnded = false;
  const api = await listening((_, response) => {
    heard = response.req.headers;
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': calls.length }).end(calls);
  });
  const storage = await objectStorage(dist);
  const server = await createServer({
    sites: { all: () => [source] },
    assets: join(dist, 'assets'),
    api: handOn({ sites: () => [site], originOf: () => `http://127.0.0.1:${portOf(api)}` }),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const own = (server.server.address() as AddressInfo).port;
  const path = await nginxOfMachine();
  const nginx = path === undefined ? undefined : await startShippedNginx(path, dist, portOf(api));
  const worker = await startEdge(join(dist, 'edge', 'worker.js'), {
    STORAGE: storage.address,
    API: `http://127.0.0.1:${portOf(api)}/`,
  });
  return {
    all: [
      { name: 'server', ask: (method, target, sent) => rawRequest(own, method, target, sent) },
      ...(nginx
        ? [
            {
              name: 'nginx',
              ask: (method, target, sent) => rawRequest(nginx.port, method, target, sent),
            } satisfies Front,
          ]
        : []),
      { name: 'worker', ask: worker.ask },
    ],
    plainPort: nginx?.plainPort,
    heard: () => heard,
    platform: `127.0.0.1:${portOf(api)}`,
    endPlatform: async () => {
      isEnded = true;
      const closed = once(api, 'close');
      api.close();
      api.closeAllConnections();
      await closed;
    },
    stop: async () => {
      await server.close();
      api.close();
      await worker.stop();
      await storage.stop();
      const lines = (await nginx?.stop())?.split('\n') ?? [];
      const said = lines.filter((line) => !(isEnded && line.includes('connect() failed'))).join('\n');
      await rm(dist, { recursive: true, force: true });
      if (said) throw new Error(`nginx has something to say:\n${said}`);
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const { identity, br, gzip } = isCompressible(file)
    ? await encode(Buffer.from(text), 8)
    : { identity: Buffer.from(text) };
  await Promise.all([
    writeFile(file, identity),
    br && writeFile(`${file}.br`, br),
    gzip && writeFile(`${file}.gz`, gzip),
  ]);
}

async function listening(answer: (url: string, response: ServerResponse) => void): Promise<Server> {
  const server = createHttpServer((request, response) => answer(request.url ?? '/', response)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
