import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright';
import { authCalls } from '../../engine/api/calls/auth';
import type { LoginAnswer } from '../../schemas/generated/api';
import { writeStoredUser } from '../../engine/stores/storedUser';
import { noMinigame } from '../../engine/stores/player';
import { loadBundles } from '../../scripts/config/readConfigs';
import type { DemoPlayer } from '../../scripts/sandbox/demoPlayers';
import { ask, testPort } from './control';

type State = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

const root = resolve(import.meta.dirname, '../..');
/** Where the players of a run are kept; the global set-up empties it. */
export const playersFolder = join(root, '.cache/playwright/players');

/**
 * Signs a demo player in, into a context without an open page of the site: with the state that the player's browser
 * would have kept.
 */
export async function signInto(context: BrowserContext, player: DemoPlayer): Promise<void> {
  await context.setStorageState(await stateOf(player));
}

/**
 * What the browser of a signed-in player keeps. It is made once in a run for each player, by a call; every world of the
 * sandbox that begins after it knows the session.
 */
export async function stateOf(player: DemoPlayer): Promise<State> {
  const file = join(playersFolder, `${testPort()}-${player.domain}-${player.accountId}.json`);
  const saved = await readFile(file, 'utf8').catch(() => undefined);
  if (saved !== undefined) return JSON.parse(saved) as State;
  const state = await signedIn(player);
  await mkdir(playersFolder, { recursive: true });
  // Another worker that looks at the same moment finds all of it, or nothing.
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, JSON.stringify(state));
  await rename(beside, file);
  return state;
}

let bundles: ReturnType<typeof loadBundles>['bundles'] | undefined;

async function signedIn({ domain, accountId, password }: DemoPlayer): Promise<State> {
  bundles ??= loadBundles(root).bundles;
  const site = bundles.get(domain)?.site;
  if (!site) throw new Error(`There is no site ${domain}.`);
  const { login } = authCalls;
  const context = { site, identity: null, locale: site.locales.default };
  const body = login.body?.({ accountId, password }, context);
  const answer = JSON.parse(await ask({ method: 'POST', path: login.path, body })) as LoginAnswer;
  const user = { ...login.model(answer, context, { accountId, password }), visit: crypto.randomUUID() };
  const items = new Map<string, string>();
  const storage = {
    get: () => null,
    set: (name: string, value: string) => Boolean(items.set(name, value)),
    remove: () => undefined,
  };
  writeStoredUser(storage, site, {
    user,
    balance: null,
    gameTokens: null,
    favourites: [],
    vip: null,
    minigame: noMinigame,
  });
  const localStorage = [...items].map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: `http://${domain}.localhost:${testPort()}`, localStorage }] };
}
