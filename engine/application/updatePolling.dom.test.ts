import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { pollForUpdates } from './updatePolling';

const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page of build `one` on a site whose files the test changes. */
function watch(files: Record<string, unknown>) {
  const asked: string[] = [];
  const found: string[] = [];
  const environment = testEnvironment({
    now: Date.now,
    fetch: (url) => {
      asked.push(url);
      const body = files[url];
      return body instanceof Error
        ? Promise.reject(body)
        : Promise.resolve(jsonResponse(body ?? {}, body === undefined ? 404 : 200));
    },
  });
  const stop = pollForUpdates({ environment, build: 'one', pollMs: hour, onNew: (build) => found.push(build) });
  return { asked, found, files, stop };
}

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

describe('the update polling', () => {
  it('[NET-1] looks every 3,600,000 ms, and tells of a new build once', async () => {
    const { asked, found, files } = watch({ '/builds/latest.json': { id: 'one' } });
    await vi.advanceTimersByTimeAsync(hour - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked, found]).toEqual([['/builds/latest.json'], []]);
    Object.assign(files, { '/builds/latest.json': { id: 'two' }, '/builds/two.json': { id: 'two' } });
    await vi.advanceTimersByTimeAsync(3 * hour);
    expect(asked.slice(1)).toEqual(['/builds/latest.json', '/builds/two.json']);
    expect(found).toEqual(['two']);
  });

  it('[NET-1] offers no build whose manifest has not arrived', async () => {
    const { found, files } = watch({ '/builds/latest.json': { id: 'two' } });
    await vi.advanceTimersByTimeAsync(hour);
    expect(found).toEqual([]);
    files['/builds/two.json'] = { id: 'two' };
    await vi.advanceTimersByTimeAsync(hour);
    expect(found).toEqual(['two']);
  });

  it('[NET-1] looks when the player returns to the tab, at most once a minute', async () => {
    const { asked, stop } = watch({ '/builds/latest.json': { id: 'one' } });
    returnToTab();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    returnToTab();
    returnToTab();
    await vi.advanceTimersByTimeAsync(59_999);
    returnToTab();
    expect(asked.length).toBe(1);
    stop();
    await vi.advanceTimersByTimeAsync(2 * hour);
    returnToTab();
    expect(asked.length).toBe(1);
  });

  it.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['a missing file', undefined],
    ['another form', { build: 3 }],
  ])('[NET-1] says nothing of %s, and looks again', async (_, answer) => {
    const { asked, found } = watch({ '/builds/latest.json': answer });
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect([asked.length, found]).toEqual([2, []]);
  });
});
