import type { FastifyInstance } from 'fastify';
import { createApiClient, type ApiClient } from '../../engine/api/client';
import { createSandbox, type ControlCommand, type SandboxSite } from '../../scripts/sandbox/index';
import { failureRules, sessionRules } from '../fixtures/failureRules';
import { createPatientTimers } from '../fixtures/patientTimers';
import { sites } from './sites';

/** An account as control shows it. */
export interface ShownAccount {
  readonly domain: string;
  readonly accountId: string;
  readonly balance: string;
  readonly tokens: number;
  readonly referrals: readonly string[];
  readonly ledger: readonly {
    readonly intent: string;
    readonly kind: string;
    readonly amount: string;
    readonly state: string;
  }[];
}

export interface Shown {
  readonly messages: readonly { readonly accountId: string; readonly kind: string; readonly text: string }[];
  readonly adVisits: readonly object[];
  readonly accounts: readonly ShownAccount[];
}

/** A client at a site, and who is signed in with it. */
export interface Visit {
  readonly client: ApiClient;
  signIn(accountId: string, password: string): Promise<void>;
}

/** A sandbox that listens, with what tests do to it. */
export interface ListeningSandbox {
  readonly app: FastifyInstance;
  readonly origin: string;
  visit(
    site?: SandboxSite,
    options?: {
      readonly timeoutMs?: number;
      readonly report?: (error: unknown) => void;
      readonly fetch?: typeof fetch;
    },
  ): Visit;
  steer(command: ControlCommand): Promise<void>;
  look(): Promise<Shown>;
  account(accountId: string): Promise<ShownAccount>;
}

export const harbor = siteNamed('lucky-harbor.example');

/**
 * Sites whose currencies have no, two, three and six digits after the point; browsers differ about those of the rupiah.
 */
export const yenSite: SandboxSite = {
  ...harbor,
  domain: 'yen.example',
  aliases: [],
  externalId: 'YE01',
  currency: { code: 'JPY', digits: 0 },
};
export const dinarSite: SandboxSite = {
  ...harbor,
  domain: 'dinar.example',
  aliases: [],
  externalId: 'KW01',
  currency: { code: 'KWD', digits: 3 },
};
export const rupiahSite: SandboxSite = {
  ...harbor,
  domain: 'rupiah.example',
  aliases: [],
  externalId: 'ID01',
  currency: { code: 'IDR', digits: 2 },
};
export const tetherSite: SandboxSite = {
  ...harbor,
  domain: 'tether.example',
  aliases: [],
  externalId: 'UT01',
  currency: { code: 'USDT', digits: 6, symbol: '₮' },
};

/** Starts a sandbox whose clock is told by control only. */
export async function listeningSandbox(): Promise<ListeningSandbox> {
  const start = Date.parse('2026-11-20T12:14:00Z');
  const app = await createSandbox({
    seed: 'livery',
    now: () => start,
    sites: [...sites, yenSite, dinarSite, rupiahSite, tetherSite],
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (init?: RequestInit) => {
    const response = await fetch(`${origin}/api/sandbox/control`, init);
    if (!response.ok) throw new Error(await response.text());
    return response.json() as Promise<unknown>;
  };
  const look = async () => (await ask()) as Shown;
  return {
    app,
    origin,
    look,
    visit: (site = harbor, options = {}) => visitAt(origin, site, options),
    async steer(command) {
      await ask({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(command) });
    },
    async account(accountId) {
      const found = (await look()).accounts.find((account) => account.accountId === accountId);
      if (found === undefined) throw new Error(`No account ${accountId} was used yet.`);
      return found;
    },
  };
}

function visitAt(
  origin: string,
  site: SandboxSite,
  { timeoutMs = 60_000, report = unexpected, fetch: send = fetch }: Parameters<ListeningSandbox['visit']>[1] & object,
): Visit {
  let identity: { readonly accountId: string; readonly auth: string } | null = null;
  const client = createApiClient({
    environment: { fetch: send, report, log: () => undefined, ...createPatientTimers() },
    site: {
      ...site,
      timeZone: 'UTC',
      api: { baseUrl: origin },
      timings: { callTimeoutMs: timeoutMs },
      failures: failureRules,
      session: sessionRules,
    },
    identity: () => identity,
  });
  return {
    client,
    async signIn(accountId, password) {
      const login = await client.call('login', { accountId, password });
      if (!login.ok) throw new Error(login.failure.statusMessage);
      identity = { accountId: login.value.accountId, auth: login.value.sessionToken };
    },
  };
}

function unexpected(error: unknown): never {
  throw error;
}

function siteNamed(domain: string): SandboxSite {
  const site = sites.find((candidate) => candidate.domain === domain);
  if (site === undefined) throw new Error(`No site ${domain}.`);
  return site;
}

/** A visit of a site by its player, who has signed in. */
export async function playerAt(sandbox: ListeningSandbox, site: typeof harbor): Promise<Visit> {
  const visit = sandbox.visit(site);
  await visit.signIn('juan', 'harbor-demo-1');
  return visit;
}
