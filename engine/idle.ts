/**
 * How long nothing may have been under way, in ms, until the document says that it is idle: what one answer leads to
 * begins within it.
 */
const settleMs = 50;

/** How long, in ms, to wait for a browser to have time: one that always draws never has. */
const patienceMs = 1000;

let underWay = 0;
let timer = 0;

/**
 * Counts something that begins; returns what counts its end, once. While anything is counted, `<html>` has no
 * `data-idle`; the attribute comes when nothing has begun for 50 ms and the browser has time, or a second later.
 */
export function beginWork(): () => void {
  let isOver = false;
  underWay += 1;
  document.documentElement.removeAttribute('data-idle');
  return () => {
    if (isOver) return;
    isOver = true;
    underWay -= 1;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => whenFree(mark, patienceMs), settleMs);
  };
}

/** Counts a promise until it settles; returns the promise. */
export function busy<Value>(work: Promise<Value>): Promise<Value> {
  const end = beginWork();
  work.then(end, end);
  return work;
}

function mark(): void {
  if (underWay === 0) document.documentElement.setAttribute('data-idle', '');
}

/** Runs something when the browser has nothing else to do, after so many ms at the latest. */
export function whenFree(run: () => void, timeout = 2000): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout });
  else run();
}
