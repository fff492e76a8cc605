// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserEnvironment } from './browserEnvironment';
import type { Environment } from './environment';

const isIdle = () => document.documentElement.hasAttribute('data-idle');

/** Lets everything that is due within so many ms happen. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let environment: Environment;

beforeEach(async () => {
  vi.useFakeTimers();
  environment = createBrowserEnvironment();
  expect(isIdle()).toBe(false);
  await pass(500);
  expect(isIdle()).toBe(false);
  window.dispatchEvent(new Event('livery:ready'));
  await pass(100);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the document says that it is idle', () => {
  it('once it is hydrated, and not while a timer below a second is pending', async () => {
    expect(isIdle()).toBe(true);
    environment.setTimeout(() => undefined, 600);
    expect(isIdle()).toBe(false);
    await pass(599);
    expect(isIdle()).toBe(false);
    await pass(100);
    expect(isIdle()).toBe(true);
  });

  it('while a longer timer waits, and again when a short one is given up', async () => {
    environment.setTimeout(() => undefined, 1000);
    expect(isIdle()).toBe(true);
    const timer = environment.setTimeout(() => undefined, 900);
    expect(isIdle()).toBe(false);
    environment.clearTimeout(timer);
    environment.clearTimeout(timer);
    await pass(100);
    expect(isIdle()).toBe(true);
  });

  it('not while a request is in flight, and after a failed one', async () => {
    let fail: (error: Error) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)));
    const answer = environment.fetch('/api/startup', {}).catch((error: unknown) => String(error));
    await pass(5000);
    expect(isIdle()).toBe(false);
    fail(new TypeError('no network'));
    expect(await answer).toBe('TypeError: no network');
    await pass(100);
    expect(isIdle()).toBe(true);
  });

  it('not between an answer and what it leads to', async () => {
    let end: () => void = () => undefined;
    const second = () => new Promise<void>((resolve) => (end = resolve));
    void environment
      .busy(Promise.resolve())
      .then(() => environment.setTimeout(() => void environment.busy(second()), 0));
    for (let step = 0; step < 20; step += 1) {
      await pass(10);
      expect(isIdle()).toBe(false);
    }
    end();
    await pass(100);
    expect(isIdle()).toBe(true);
  });

  it('though the browser always draws and never has time', async () => {
    vi.stubGlobal(
      'requestIdleCallback',
      (run: () => void, options?: { readonly timeout?: number }) =>
        options?.timeout && setTimeout(run, options.timeout),
    );
    await environment.busy(Promise.resolve());
    await pass(900);
    expect(isIdle()).toBe(false);
    await pass(300);
    expect(isIdle()).toBe(true);
  });

  it('not while a timer that fails would keep it busy for ever', async () => {
    environment.setTimeout(() => {
      throw new Error('late');
    }, 10);
    await expect(pass(10)).rejects.toThrow('late');
    await pass(100);
    expect(isIdle()).toBe(true);
  });
});
