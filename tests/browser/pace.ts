import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** Reasons for letting time pass, in ms. */
const pauses = {
  /** Between two turns of a wheel, as a hand makes them. */
  wheel: 40,
  /** What must not come has no event to wait for: a wrong call, paint or message has this long to show itself. */
  nothing: 800,
  /** Between two pieces of a document on a slow line. */
  piece: 300,
  /** Between two looks at what tells nobody that it has come: a server that starts, a file, a ledger. */
  look: 20,
  /** Between two saves of an editor, or two requests of a visitor. */
  hand: 20,
  /** What a front keeps for a second must be older. */
  stale: 3_000,
} as const;

/**
 * The only pause in tests. Whatever does come is waited for by its event, the application by
 * `untilIdle`, and what the page's own timers bring by `page.clock`.
 */
export async function pace(reason: keyof typeof pauses): Promise<void> {
  await sleep(pauses[reason]);
}

/** Lets an answer come late, as on a slow network; returns how many are still on their way. */
export async function comeLate(page: Page, addresses: string | RegExp, ms: number): Promise<() => number> {
  let waiting = 0;
  await page.route(addresses, async (route: Route) => {
    waiting += 1;
    await sleep(ms);
    // The page may have been left by then.
    await route.continue().catch(() => undefined);
    waiting -= 1;
  });
  return () => waiting;
}
