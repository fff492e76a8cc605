import type { Page } from '@playwright/test';
import { steer } from '../browser/control';
import { untilIdle } from '../browser/idle';
import { untilOnTop } from '../browser/isOnTop';
import { exampleOf } from '../contract/exampleCalls';
import { harbor } from '../contract/sandboxVisit';
import { callIn, isSignedIn, type Came } from './application';
import type { TestCase } from './testCases';
import { expectedAfter, expectedOf, type Expected } from './expected';
import type { PagePool } from './pagePool';
import { triggers, type Trigger } from './triggers';
import type { Tab } from './tab';

/** How long a busy machine may take for what has to come, in ms. */
const reachMs = 60_000;

/** How long a call may take, as the page's clock goes: the time-out and what it takes to say so. */
const patienceMs = 8_000;

const guestGroups =
  /^\/api\/(?:startup|seo|product\/|settings\/(?:social|top10|siteinfo|get_analytics|adsvisit|partners)|home\/(?!fav)|auth\/(?:login|forgot|signup|tac))/;

/** Faults under which a call takes effect all the same: what the sandbox knows is then no more as it was. */
const altering: readonly string[] = ['wrong-types', 'slow', 'huge'];

/** Runs a test case; what is wrong, one line each, empty when all is well. */
export async function runTestCase(world: string, pagePool: PagePool, testCase: TestCase): Promise<readonly string[]> {
  const { call, endpoint, fault } = testCase;
  const trigger = triggers[call];
  const isPlayer = trigger ? trigger.isPlayer === true : !guestGroups.test(endpoint.path);
  const tab = await pagePool.take(isPlayer);
  const expected = expectedOf(testCase, isPlayer);
  const problems = tab.problems;
  try {
    if (fault === 'network-down')
      await tab.page.route(`**${endpoint.path}`, (route) => route.abort('connectionfailed'));
    else await steer(world, { faults: [{ call, kind: fault }] });
    const came = await (trigger ? pressed(tab, testCase, trigger) : called(tab, testCase));
    if (came?.ok === true && !expected.mayWork) problems.push('the call succeeded');
    await judge(tab, expectedAfter(expected, testCase, came), came, testCase);
  } catch (error) {
    problems.push((error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '');
  }
  const found = [...problems];
  if (found.length > 0 || fault === 'session-expired' || (!endpoint.repeatable && altering.includes(fault)))
    await pagePool.leave(isPlayer);
  else await Promise.all([tab.page.unrouteAll(), steer(world, { faults: [{ call, kind: null }] })]);
  return found;
}

/** Opens the page that makes the call, and presses what makes it. */
async function pressed(
  tab: Tab,
  { endpoint, fault }: TestCase,
  { domain = 'lucky-harbor.example', path, press }: Trigger,
): Promise<null> {
  const asked = requestOf(tab.page, endpoint.path);
  await tab.open(domain, path);
  await tab.page.mouse.wheel(0, 300);
  await press?.(tab.page);
  await asked;
  if (isLate(fault)) await tab.page.clock.fastForward(patienceMs);
  return null;
}

/** Makes the call with the page's own client. */
async function called({ page }: Tab, { call, endpoint, fault }: TestCase): Promise<Came> {
  const asked = requestOf(page, endpoint.path);
  const coming = callIn(page, call, exampleOf(call, harbor));
  if (isLate(fault)) {
    await asked;
    await page.clock.fastForward(patienceMs);
  }
  return coming;
}

function requestOf(page: Page, path: string): Promise<unknown> {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path, { timeout: reachMs });
  asked.catch(() => undefined);
  return asked;
}

/** Faults whose answer comes after the time-out: the page's clock is put on, so that nobody waits. */
function isLate(fault: TestCase['fault']): boolean {
  return fault === 'timeout' || fault === 'slow';
}

async function judge(
  { page, problems }: Tab,
  { dialog, toast, isSignedOut }: Expected,
  came: Came | null,
  { call, fault }: TestCase,
): Promise<void> {
  const isQuiet = dialog === null && toast === null;
  const shown = page.getByRole('alertdialog');
  const toasts = page.locator('[data-part^="toast-"]');
  if (dialog !== null && !(await comes(shown.getByText(dialog, { exact: true }))))
    problems.push(`no dialog "${dialog}"`);
  else if (dialog !== null && !(await untilOnTop(shown.getByRole('button').last())))
    problems.push('the dialog lies under something');
  if (toast !== null && !(await comes(toasts.getByText(toast, { exact: true })))) problems.push(`no toast "${toast}"`);
  else if (toast !== null && !(await untilOnTop(toasts.first()))) problems.push('the toast lies under something');
  // What must not come would be on its way until then.
  if (isQuiet) await untilIdle(page);
  if (dialog === null && (await shown.count()) > 0)
    problems.push(`a dialog that nobody asked for: ${await shown.first().innerText()}`);
  if (toast === null && (await toasts.count()) > 0)
    problems.push(`a toast that nobody asked for: ${await toasts.first().innerText()}`);
  if (isSignedOut && (await isSignedIn(page))) problems.push('still signed in');
  if (isSignedOut && !(await leads(page))) problems.push(`not at the login entry but at ${page.url()}`);
  if (dialog !== null) {
    await page.keyboard.press('Escape');
    if (!(await goes(shown))) problems.push('Escape does not close the dialog');
  }
  // What an ad visit fails with goes to the global error handler, which writes to the console (ERR-6).
  if (call === 'adVisit' && came?.ok === false) {
    const reported = problems.findIndex((line) => line.startsWith('console: Livery: call adVisit'));
    if (reported < 0) problems.push('the global error handler heard nothing');
    else problems.splice(reported, 1);
  }
  // Wrong types are told to engineers, one by one.
  if (fault === 'wrong-types') {
    const others = problems.filter((line) => !line.startsWith('console: Livery: answer of '));
    problems.splice(0, problems.length, ...others);
  }
  // What stays is not the next test case's.
  if (toast !== null && !isSignedOut) {
    await page.clock.fastForward(10_000);
    if (!(await goes(toasts))) problems.push('the toast does not go by itself');
  }
  if (fault === 'slow') await page.clock.fastForward(4_000);
  await usable(page, problems, isSignedOut);
}

/** The page is whole, nothing spins, and its controls can be pressed. */
async function usable(page: Page, problems: string[], isAtLogin: boolean): Promise<void> {
  // At the login entry that is the form, in a modal or on its page; its code has to come before the clock is put on.
  const control = isAtLogin
    ? page.locator('form [type=password]').last()
    : page.getByRole('banner').getByRole('link').first();
  await comes(control);
  const main = page.getByRole('main').first();
  if ((await main.innerText().catch(() => '')).trim().length < 20) problems.push('a white page');
  const spinning = page.locator('[aria-busy=true]:visible, [data-part=skeleton]:visible');
  if ((await spinning.count()) > 0) {
    await page.clock.fastForward(10_000);
    if (!(await goes(spinning)))
      problems.push(
        `still waiting after 10 s: ${(await spinning.first().evaluate((element) => element.outerHTML)).slice(0, 120)}`,
      );
  }
  await control
    .click({ trial: true, timeout: reachMs })
    .catch((error: unknown) => problems.push(`the page cannot be used: ${reasonOf(error)}`));
}

/** What the browser said last of a press that did not come about. */
function reasonOf(error: unknown): string {
  const lines = String(error)
    .split('\n')
    .map((line) => line.trim());
  return (
    lines.findLast((line) => line.includes('intercepts') || line.includes('waiting for') || line.includes('is not')) ??
    lines[0] ??
    ''
  );
}

function comes(what: ReturnType<Page['locator']>): Promise<boolean> {
  return what
    .first()
    .waitFor({ timeout: reachMs })
    .then(
      () => true,
      () => false,
    );
}

function goes(what: ReturnType<Page['locator']>): Promise<boolean> {
  return what
    .first()
    .waitFor({ state: 'hidden', timeout: reachMs })
    .then(
      () => true,
      () => false,
    );
}

function leads(page: Page): Promise<boolean> {
  return page.waitForURL(/\/login|\/(?:[?#].*)?$/, { timeout: reachMs }).then(
    () => true,
    () => false,
  );
}
