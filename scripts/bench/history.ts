import type { FastifyInstance } from 'fastify';
import { createRandom } from '../sandbox/art/random';
import { createSandbox, demoPlayers, type SandboxSite } from '../sandbox/index';
import { spreadOf, type Spread } from './spread';

/** What a history costs at the platform, in processor time, which others on the machine do not change. */
export interface HistoryFigures {
  /** Rows of payments and of bets, of the short history and of the long one. */
  readonly rows: { readonly short: readonly number[]; readonly long: readonly number[] };
  /** Milliseconds of processor time for a page. */
  readonly short: Spread;
  readonly control: Spread;
  readonly long: Spread;
  /** Long to short, and short to short again. */
  readonly ratio: Spread;
  readonly controlRatio: Spread;
}

export interface HistoryOptions {
  readonly site: SandboxSite;
  /** Payments and bets that the two pasts have together. */
  readonly short: number;
  readonly long: number;
  readonly rounds: number;
  /** Pages that are asked for in each round, of either kind. */
  readonly pages: number;
}

interface Seat {
  readonly rows: readonly number[];
  /** Asks for pages anywhere in the history, filtered and not; returns milliseconds of processor time a page. */
  readonly read: (round: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

const pageSize = 10;
const paths = ['/api/wallet/transactions', '/api/player/bets'] as const;
const filters = [{}, { state: 'DONE' }, {}, { state: 'WON' }] as const;

/** Pages through a short and a long history of the same platform, in turns with the short one again (A/A). */
export async function compareHistory({ site, short, long, rounds, pages }: HistoryOptions): Promise<HistoryFigures> {
  const seats = {
    short: await takeSeat(site, short, pages),
    control: await takeSeat(site, short, pages),
    long: await takeSeat(site, long, pages),
  };
  const times = { short: [] as number[], control: [] as number[], long: [] as number[] };
  const names = ['short', 'long', 'control'] as const;
  for (let round = -2; round < rounds; round += 1) {
    // Whoever goes first pays for what the others find warm, so they take turns.
    for (const [index] of names.entries()) {
      const name = names[(index + round + names.length) % names.length] ?? 'short';
      const time = await seats[name].read(round);
      if (round >= 0) times[name].push(time);
    }
  }
  await Promise.all(Object.values(seats).map((seat) => seat.close()));
  const ratios = (of: readonly number[]) => spreadOf(of.map((time, index) => time / (times.short[index] ?? 1)));
  return {
    rows: { short: seats.short.rows, long: seats.long.rows },
    short: spreadOf(times.short),
    control: spreadOf(times.control),
    long: spreadOf(times.long),
    ratio: ratios(times.long),
    controlRatio: ratios(times.control),
  };
}

async function takeSeat(site: SandboxSite, history: number, pages: number): Promise<Seat> {
  const app = await createSandbox({ seed: 'livery', sites: [site], history });
  const player = demoPlayers.find(({ domain }) => domain === site.domain);
  const own = { domain_name: site.domain, external_id: site.externalId };
  const login = (await post(app, '/api/auth/login', {
    ...own,
    account_id: player?.accountId,
    password: player?.password,
  })) as {
    readonly user?: { readonly session_token: string };
  };
  const body = { ...own, account_id: player?.accountId, auth: login.user?.session_token };
  const ask = async (path: string, query: object) => {
    const { value } = (await post(app, path, { ...body, ...query, page_size: pageSize })) as {
      readonly value?: { readonly total: number };
    };
    if (!value) throw new Error(`${path} refused a page.`);
    return value.total;
  };
  const rows = await Promise.all(paths.map((path) => ask(path, { page: 1 })));
  return {
    rows,
    async read(round) {
      const random = createRandom(`history/${round}`);
      const before = process.cpuUsage();
      for (let page = 0; page < pages; page += 1) {
        for (const [index, path] of paths.entries()) {
          const last = Math.max(1, Math.floor((rows[index] ?? 0) / pageSize));
          const filter = path === paths[0] ? filters[page % 2] : filters[2 + (page % 2)];
          await ask(path, { ...filter, page: 1 + Math.floor(random.next() * last * (page % 2 === 0 ? 1 : 0.4)) });
        }
      }
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / (pages * paths.length);
    },
    close: () => app.close(),
  };
}

async function post(app: FastifyInstance, path: string, payload: object): Promise<unknown> {
  const response = await app.inject({ method: 'POST', url: path, payload });
  return JSON.parse(response.body) as unknown;
}
