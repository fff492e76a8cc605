import { expect, type Locator, type Page } from '@playwright/test';

/** What a call came to. */
export interface Came {
  readonly ok: boolean;
  readonly failure?: { readonly statusCode: number; readonly statusMessage: string };
}

interface Running {
  readonly stores: {
    readonly api: { readonly call: (name: string, params: object) => Promise<Came> };
    readonly session: { readonly isAuthenticated: boolean };
  };
}

/**
 * The running application, read out of React's own tree: the build under test has no hook for tests, and is what
 * players get. Runs in the browser, so it stands alone.
 */
function findApplication(): Running {
  const root = document.getElementById('root') as unknown as Record<
    string,
    { readonly stateNode: { readonly current: Fiber } }
  >;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
  interface Fiber {
    readonly memoizedProps: { readonly value?: Partial<Running> } | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  const waiting: (Fiber | null | undefined)[] = [root[key]?.stateNode.current];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    const value = fiber.memoizedProps?.value;
    if (value?.stores?.api) return value as Running;
    waiting.push(fiber.sibling, fiber.child);
  }
  throw new Error('The application was not found.');
}

const source = `(${findApplication.toString()})()`;

/** An expression that is true once the page is hydrated. */
export const isRunning = `(() => { try { return Boolean(${source}); } catch { return false; } })()`;

/**
 * Waits until the page's code answers to presses on an element: what was served stands there before its code has come.
 */
export async function untilHydrated(element: Locator): Promise<void> {
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isHydrated).toBe(true);
}

/** Makes a call with the page's own client. */
export function callIn(page: Page, name: string, params: object): Promise<Came> {
  return page.evaluate<Came>(`${source}.stores.api.call(${JSON.stringify(name)}, ${JSON.stringify(params)})`);
}

/** Signs in as the demo player, through the page's own session. */
export async function signIn(page: Page): Promise<void> {
  const came = await page.evaluate<Came>(
    `${source}.stores.sessionLoader.load().then((controller) => controller.login('juan', 'harbor-demo-1'))`,
  );
  if (!came.ok) throw new Error(`The demo player cannot sign in: ${JSON.stringify(came.failure)}`);
}

/**
 * Waits until the page knows all that it asks of a player by itself: a call that is under way is shared, and its answer
 * would be the answer of the one that is to fail.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`${source}.stores.sessionLoader.loaded?.renew()`);
}

export function isSignedIn(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`${source}.stores.session.isAuthenticated`);
}
