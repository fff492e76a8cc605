import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment as the foreign purse keeps it. */
export interface Movement {
  readonly ref: string;
  readonly status: string;
  readonly amount: unknown;
  readonly charge: string;
  readonly channel?: string | undefined;
  readonly opened: number;
  readonly scan?: object;
}

export interface ForeignPlatform {
  readonly origin: string;
  /** What was asked, in order: method, path and query, and the body where there was one. */
  readonly asked: { readonly line: string; readonly headers: IncomingMessage['headers']; readonly body: unknown }[];
  readonly movements: Map<string, Movement>;
  /** Answers in place of the usual ones, by method and path: a status with a body, or a cut connection. */
  readonly instead: Map<string, { readonly status: number; readonly body: unknown } | 'cut-before' | 'cut-after'>;
  readonly close: () => void;
}

/** The session that the foreign platform knows. */
export const foreignToken = 'tok-1';

const titles = [
  {
    sku: 'TIDEWELL:golden-typhoon',
    title: 'Golden Typhoon',
    studio: { id: 'TIDEWELL', label: 'Tidewell' },
    kind: 'slots',
    art: { portrait: 'https://pictures.example/a.svg' },
    rtp: 96.5,
    trial: true,
    floor: '0.20',
  },
  {
    sku: 'TIDEWELL:reef',
    title: 'Reef',
    studio: { id: 'TIDEWELL', label: 'Tidewell' },
    kind: 'fish',
    art: {},
    floor: 1.5,
  },
  // One row of another make, as every grown catalogue has some.
  null,
  { sku: 'NORTHPIER:ace', title: 'Ace of Piers', studio: null, kind: 'live', art: null, floor: 'ten' },
];

const channels = [
  {
    id: 'shellpay',
    label: 'ShellPay',
    family: 'ewallet',
    in: { floor: '100.00', ceiling: '50000.00', charge: '0.00', minutes: 1 },
    out: { floor: '200.00', ceiling: '20000.00', charge: '15.50', minutes: 10 },
    presets: ['100', '500.00', 1000],
    then: 'scan',
  },
  {
    id: 'odd',
    label: 'Odd',
    family: 'ewallet',
    in: { floor: '1,000.00', ceiling: '2', charge: '0', minutes: 1 },
    presets: [],
  },
];

/**
 * A platform of another make with games, launch and cashier, over HTTP: lists by GET with an offset, amounts in major
 * units, refusals as statuses, payments by PUT. It was written from no document of ours, and keeps what it was asked.
 */
export async function startForeignPlatform(): Promise<ForeignPlatform> {
  const asked: ForeignPlatform['asked'] = [];
  const movements: ForeignPlatform['movements'] = new Map();
  const instead: ForeignPlatform['instead'] = new Map();
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const body = text === '' ? undefined : (JSON.parse(text) as unknown);
      asked.push({ line: `${method} ${url}`, headers, body });
      const { pathname, searchParams } = new URL(url, 'http://platform.example');
      const other = instead.get(`${method} ${pathname}`);
      if (other === 'cut-before') return void request.socket.destroy();
      const { status, ...answer } =
        typeof other === 'object'
          ? other
          : answerTo(method, pathname, searchParams, headers.authorization, body, movements);
      if (other === 'cut-after') return void request.socket.destroy();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(answer.body === undefined ? '' : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    movements,
    instead,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

function answerTo(
  method: string,
  path: string,
  query: URLSearchParams,
  authorization: string | undefined,
  body: unknown,
  movements: Map<string, Movement>,
): Answer {
  const isKnown = authorization === `Bearer ${foreignToken}`;
  if (method === 'GET' && path === '/api/hub/v2/catalogue') return { status: 200, body: catalogue(query) };
  if (method === 'POST' && path === '/api/hub/v2/sessions')
    return launched(body as { readonly sku: string; readonly play: string }, isKnown);
  if (!path.startsWith('/api/purse')) return { status: 404, body: { problem: 'no-route' } };
  if (!isKnown) return { status: 401, body: { problem: 'who-are-you' } };
  if (path === '/api/purse') return { status: 200, body: { free: '1234.50', held: 0 } };
  if (path === '/api/purse/channels') return { status: 200, body: channels };
  const [, id] = /^\/api\/purse\/movements\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined) return { status: 404, body: { problem: 'no-route' } };
  const kept = movements.get(id);
  if (method === 'GET')
    return kept ? { status: 200, body: kept } : { status: 404, body: { problem: 'unknown-movement' } };
  if (kept) return { status: 200, body: kept };
  const { amount, channel, direction } = body as {
    readonly amount: string;
    readonly channel?: string;
    readonly direction: string;
  };
  if (Number(amount) > 50_000)
    return { status: 422, body: { problem: 'ceiling', detail: 'That is more than this channel takes.' } };
  const scan = direction === 'in' ? { scan: { payload: `shell:${id}` } } : {};
  const made = {
    ref: `M${movements.size + 1}`,
    status: 'open',
    amount,
    charge: '0.00',
    channel,
    opened: 1_798_761_600,
    ...scan,
  };
  movements.set(id, made);
  return { status: 201, body: made };
}

function catalogue(query: URLSearchParams): object {
  const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
  const found = titles.filter((title) => {
    const one = (name: string, value: string | undefined) =>
      query
        .get(name)
        ?.split('|')
        .includes(value ?? '') ?? true;
    return one('kind', title?.kind) && one('sku', title?.sku) && one('studio', title?.studio?.id);
  });
  return { data: found.slice(offset, offset + limit), meta: { count: found.filter((title) => title !== null).length } };
}

function launched({ sku, play }: { readonly sku: string; readonly play: string }, isKnown: boolean): Answer {
  if (play === 'cash' && !isKnown) return { status: 401, body: { problem: 'who-are-you' } };
  if (sku.endsWith(':reef'))
    return { status: 409, body: { problem: 'closed', detail: 'Reef is closed for a moment.' } };
  return {
    status: 201,
    body: { session: { href: `https://games.example/${sku}`, display: 'inline', validUntil: 1_798_761_660 } },
  };
}
