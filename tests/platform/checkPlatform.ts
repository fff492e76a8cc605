import type { CallName } from '../../engine/api/calls';
import { capabilityOf, firstCallsOf } from '../../engine/api/capabilities';
import { capabilities, type Capability } from '../../engine/config/capabilities';
import type { Identity } from '../../engine/api/endpoint';
import type { SignedIn } from '../../engine/api/sessionModels';
import { hasStatus, isOwnRefusal } from '../../engine/api/envelope';
import { allEndpoints } from '../../scripts/sandbox/callTable';
import { testSite } from '../fixtures/site';
import { harmlessWrites } from './harmlessWrites';
import { createPlatformClient } from './platformClient';

/** What a site sends of itself. */
export interface CheckedSite {
  readonly domain: string;
  readonly externalId: string;
}

export interface CheckedCall {
  readonly name: CallName;
  readonly path: string;
  readonly origin: 'spec' | 'livery';
  /** `missing`: the platform has no such call. `unasked`: it would change something, or needs a player. */
  readonly outcome: 'answered' | 'failed' | 'missing' | 'unasked';
  /** The platform has the call, and refuses what was asked. */
  readonly isRefused?: boolean;
  /** Why it failed or was not asked. */
  readonly detail: string;
  /** What was otherwise than the schemas write it, and what was done about it. */
  readonly deviations: readonly string[];
}

/** What is known of the groups of our extension. */
export interface CheckedGroups {
  /** A call of theirs answered, or refused in the platform's own words. */
  readonly found: readonly Capability[];
  /** The calls that they begin with are not there. */
  readonly missing: readonly Capability[];
  /**
   * Nothing could be asked of them: their calls need a player or change something, or failed without saying whether
   * they are there.
   */
  readonly unknown: readonly Capability[];
}

/** A launch that opens nothing: no platform has this game. One that has the call refuses it in its own words. */
const noLaunch = {
  providerCode: 'none',
  gameCode: 'none',
  isDemo: true,
  device: 'desktop',
  lobbyUrl: 'https://site.example/',
  depositUrl: 'https://site.example/',
};

/** An address that no platform has: what answers there answers anywhere, and its answer says nothing of a call. */
const unknownPath = '/api/product/livery_unknown';

/** Calls that take more than their name says. */
const values: Readonly<Partial<Record<CallName, object>>> = {
  hotGames: { list: 'hot' },
  seo: { pageName: 'home' },
  cms: { name: 'about' },
  matches: { limit: 4 },
  launchGame: noLaunch,
};

/** Reads that cannot be asked without something that nobody here knows. */
const unasked: readonly CallName[] = ['depositStatus', 'withdrawalStatus'];

/**
 * Asks every call that only reads, as guest and, where there is one, as a player, and the launch of a game that nobody
 * has; nothing at the platform changes but a session. With `writes` it makes the specification's calls that change
 * something, too, so that all stays as it was (`harmlessWrites`).
 */
export async function checkPlatform(
  origin: string,
  { domain, externalId }: CheckedSite,
  player?: { readonly accountId: string; readonly password: string },
  { writes = false }: { readonly writes?: boolean } = {},
): Promise<{ readonly calls: readonly CheckedCall[]; readonly groups: CheckedGroups }> {
  let identity: Identity | null = null;
  let said: string[] = [];
  const last = { status: 0, isWorded: false, isCatchAll: false };
  const saidAnywhere = await answerAnywhere(origin, domain);
  const client = createPlatformClient({
    origin,
    site: { domain, externalId },
    tell: (line) => void said.push(line),
    fetch: async (url, init) => {
      last.status = 0;
      const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-host': domain };
      const response = await fetch(url, { ...init, headers });
      last.status = response.status;
      const text = await response.clone().text();
      const body = jsonOf(text);
      last.isCatchAll = plainAnswer(response.status, text) === saidAnywhere;
      last.isWorded = response.status === 404 ? isOwnRefusal(404, body) : hasStatus(body);
      return response;
    },
    identity: () => identity,
  });
  const calls: CheckedCall[] = [];
  const rows = await allEndpoints();
  const ask = async (name: CallName, params: object): Promise<unknown> => {
    const [, row] = rows.find(([known]) => known === name) ?? [];
    if (row === undefined) return undefined;
    said = [];
    Object.assign(last, { status: 0, isWorded: false, isCatchAll: false });
    const result = await client.call(name, params);
    // A game that it does not know, for example, is refused in words of its own (CALL-X).
    const isOurs = row.origin === 'livery';
    const isMissing =
      isOurs && ((last.isCatchAll && last.status !== 0) || (!result.ok && result.failure.isMissing === true));
    const isThere = !isMissing && (![404, 501].includes(last.status) || (isOurs && !result.ok));
    const isRefused = !result.ok && last.isWorded && isThere;
    const isProbe = name === 'launchGame' || (!row.repeatable && name !== 'login');
    const outcome = isMissing
      ? 'missing'
      : result.ok || (isRefused && isProbe)
        ? 'answered'
        : [404, 501].includes(last.status) && !isRefused
          ? 'missing'
          : 'failed';
    const deviations = said
      .filter((line) => line.startsWith(`${row.path}: `))
      .map((line) => line.slice(row.path.length + 2));
    const detail = result.ok || outcome === 'missing' ? '' : (deviations.at(-1) ?? result.failure.statusMessage);
    calls.push({
      name,
      path: row.path,
      origin: row.origin,
      outcome,
      detail,
      deviations: result.ok ? deviations : deviations.slice(0, -1),
      isRefused,
    });
    return result.ok ? result.value : undefined;
  };
  await ask('startup', {});
  const signedIn = (player && (await ask('login', player))) as SignedIn | undefined;
  if (signedIn) identity = { accountId: signedIn.accountId, auth: signedIn.sessionToken };
  const made = new Map(
    writes && player && signedIn ? harmlessWrites({ ...signedIn, ...player }, `livery${Date.now().toString(36)}`) : [],
  );
  for (const [name, row] of rows) {
    if (made.has(name) || calls.some((call) => call.name === name)) continue;
    const takesPlayer = ofPlayer(row.body, domain, externalId);
    const why =
      (name !== 'launchGame' && !row.repeatable) || unasked.includes(name)
        ? 'it changes something, or is about something that was done'
        : takesPlayer && !identity && name !== 'launchGame'
          ? 'it needs a player'
          : '';
    if (why === '') await ask(name, values[name] ?? {});
    else calls.push({ name, path: row.path, origin: row.origin, outcome: 'unasked', detail: why, deviations: [] });
  }
  // Last, because some platforms end the session with the password.
  for (const [name, params] of made) await ask(name, params);
  return { calls, groups: groupsOf(calls) };
}

/** What the platform answers at an address that it cannot know; null where nothing came. */
async function answerAnywhere(origin: string, domain: string): Promise<string | null> {
  try {
    const response = await fetch(`${origin}${unknownPath}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-host': domain },
      body: JSON.stringify({ domain_name: domain }),
    });
    return plainAnswer(response.status, await response.text());
  } catch {
    return null;
  }
}

/** An answer without what differs from one request to the next: addresses, times and ids. */
function plainAnswer(status: number, text: string): string {
  return `${status} ${text.replace(/\\?\/?api\\?\/[\w\\/-]+/g, '').replace(/[0-9a-f-]*\d[0-9a-f-]*/gi, '')}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function groupsOf(calls: readonly CheckedCall[]): CheckedGroups {
  const isOf = (group: Capability) => (call: CheckedCall) => capabilityOf(call.name) === group;
  const found = capabilities.filter((group) =>
    calls.filter(isOf(group)).some(({ outcome, isRefused }) => outcome === 'answered' || isRefused),
  );
  const missing = capabilities.filter(
    (group) =>
      !found.includes(group) &&
      calls.some(({ name, outcome }) => outcome === 'missing' && firstCallsOf[group].includes(name)),
  );
  return {
    found,
    missing,
    unknown: capabilities.filter((group) => !found.includes(group) && !missing.includes(group)),
  };
}

/** Whether a call's body asks who is signed in. */
function ofPlayer(
  body: ((params: never, context: never) => unknown) | undefined,
  domain: string,
  externalId: string,
): boolean {
  let isAsked = false;
  const context = {
    site: testSite({ domain, externalId }),
    locale: 'EN',
    get identity() {
      isAsked = true;
      return { accountId: '', auth: '' };
    },
  };
  try {
    body?.({} as never, context as never);
  } catch {
    // It takes values that are not given here.
  }
  return isAsked;
}
