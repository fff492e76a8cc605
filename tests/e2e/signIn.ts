import type { Page } from 'playwright';
import { demoPlayers, type DemoPlayer } from '../../scripts/sandbox/demoPlayers';
import { signInto } from '../browser/players';
import { addressOf } from './sites';

interface Choice {
  /** One of the site's players; its first without. */
  readonly accountId?: string;
}

/** A demo player of a site; throws when there is none. */
export function playerOf(domain: string, accountId?: string): DemoPlayer {
  const player = demoPlayers.find(
    (candidate) => candidate.domain === domain && (accountId === undefined || candidate.accountId === accountId),
  );
  if (!player) throw new Error(`${domain} has no demo player${accountId === undefined ? '' : ` "${accountId}"`}.`);
  return player;
}

/** Signs a demo player in on the login page that is open, and waits until it has been left. */
export async function fillLogin(page: Page, { accountId, password }: DemoPlayer, timeout = 60_000): Promise<void> {
  const form = page.getByRole('main').locator('[data-form="login"]');
  await form.locator('[autocomplete="username"]').fill(accountId, { timeout });
  await form.locator('[autocomplete="current-password"]').fill(password);
  await form.locator('[type="submit"]').click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'), { timeout });
}

/**
 * Lets pages that are opened after this have a demo player, whom it gives; all that the browser kept before is
 * forgotten.
 */
export async function signIn(page: Page, domain: string, { accountId }: Choice = {}): Promise<DemoPlayer> {
  const player = playerOf(domain, accountId);
  await signInto(page.context(), player);
  return player;
}

interface FormChoice extends Choice {
  readonly port?: number;
  /** How long each step may take, in ms. */
  readonly timeout?: number;
}

/** Opens a site's login page and signs a demo player in by its form; returns the player. */
export async function signInByForm(
  page: Page,
  domain: string,
  { accountId, port, timeout }: FormChoice = {},
): Promise<DemoPlayer> {
  const player = playerOf(domain, accountId);
  await page.goto(addressOf(domain, '/login', port));
  await fillLogin(page, player, timeout);
  return player;
}
