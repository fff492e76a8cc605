/** Runs something when the browser has nothing else to do, two seconds later at the latest. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 2000 });
  else run();
}
