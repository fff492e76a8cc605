import { createBrowserEnvironment } from '../../../engine/browserEnvironment';
import type { Environment } from '../../../engine/environment';

/** An environment of one life of the site, which can be ended: what it still waits for never comes. */
export interface PreviewEnvironment extends Environment {
  readonly end: () => void;
}

/**
 * The browser with another clock. When the site is made again, timers, calls and listeners of the one before end with
 * it.
 */
export function createPreviewEnvironment(aheadMs: number): PreviewEnvironment {
  const browser = createBrowserEnvironment();
  const timers = new Set<number>();
  const ends: (() => void)[] = [];
  let isOver = false;
  const never = new Promise<never>(() => undefined);
  return {
    ...browser,
    now: () => browser.now() + aheadMs,
    fetch: async (url, init) => {
      const answer = await browser.fetch(url, init);
      return isOver ? never : answer;
    },
    setTimeout: (run, ms) => {
      if (isOver) return 0;
      const timer = browser.setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timers.add(timer);
      return timer;
    },
    onWindowEvent: (event, run) => {
      const end = browser.onWindowEvent(event, run);
      ends.push(end);
      return end;
    },
    openChannel: (name, onMessage) => {
      const channel = browser.openChannel(name, onMessage);
      ends.push(channel.close);
      return channel;
    },
    reload: () => {
      if (!isOver) browser.reload();
    },
    end: () => {
      isOver = true;
      for (const timer of timers) browser.clearTimeout(timer);
      for (const end of ends) end();
    },
  };
}
