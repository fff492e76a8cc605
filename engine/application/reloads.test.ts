import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { NoticesStore } from '../stores/noticesStore';
import { createChunkGuard } from './chunkGuard';
import { createReloadHolds } from './reloadHolds';
import { createRenewal } from './renewal';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/menu-1.js');

/** A guard in a tab; `later` is another page of the same tab, some ms on. */
function tab() {
  let now = 1_000_000;
  const environment = testEnvironment({ now: () => now });
  const page = () => {
    const holds = createReloadHolds();
    const notices = new NoticesStore();
    const guard = createChunkGuard({ environment, holds, notices, guardMs: 10_000, noticeMs: 10_000 });
    return { guard, holds, titles: () => notices.notices.map(({ title }) => title) };
  };
  return {
    environment,
    page,
    later: (ms: number) => {
      now += ms;
      return page();
    },
  };
}

describe('a chunk that does not arrive', () => {
  it('[STATE-10] makes the page load anew once, however many are missing', () => {
    const { environment, page, later } = tab();
    const { guard } = page();
    guard(missing);
    guard(missing);
    expect(environment.reloads.length).toBe(1);
    const second = later(9_999);
    second.guard(missing);
    expect([environment.reloads.length, second.titles()]).toEqual([1, []]);
  });

  it('[STATE-10] makes it load anew again after 10,000 ms', () => {
    const { environment, page, later } = tab();
    page().guard(missing);
    page();
    later(10_000).guard(missing);
    expect(environment.reloads.length).toBe(2);
  });

  it('[STATE-10] makes no page load anew for ever that is slow to miss a chunk: its player is told', () => {
    const { environment, page, later } = tab();
    page().guard(missing);
    const second = later(12_000);
    second.guard(missing);
    expect([environment.reloads.length, second.titles()]).toEqual([1, []]);
    later(11_000);
    second.guard(missing);
    second.guard(missing);
    expect([environment.reloads.length, second.titles()]).toEqual([1, ['notice.partMissing']]);
  });

  it('[STATE-10] is told to a player who would lose something, once, and reloads nothing', () => {
    const { environment, page } = tab();
    const { guard, holds, titles } = page();
    const release = holds.hold();
    guard(missing);
    guard(missing);
    expect([environment.reloads.length, titles()]).toEqual([0, ['notice.partMissing']]);
    release();
    guard(missing);
    expect(environment.reloads.length).toBe(1);
  });

  it('[STATE-10] never reloads where the marker cannot be kept', () => {
    const { environment } = tab();
    const notices = new NoticesStore();
    const session = { ...environment.session, set: () => false };
    createChunkGuard({ environment: { ...environment, session }, holds: createReloadHolds(), notices, guardMs: 10_000, noticeMs: 1 })(missing);
    expect([environment.reloads.length, notices.notices.length]).toEqual([0, 1]);
  });

  it('is another matter than a module without its export', () => {
    const { environment, page } = tab();
    page().guard(new Error('The module of widget "menu" must export "Menu".'));
    expect(environment.reloads).toEqual([]);
  });
});

describe('a new build', () => {
  it('[NET-1] takes the next change of page, which the document then makes once', () => {
    const environment = testEnvironment();
    const renewal = createRenewal(environment, createReloadHolds());
    expect(['/index.json', '/slots.json', '/slots.json'].map(renewal.takes)).toEqual([false, false, false]);
    renewal.offer();
    expect([renewal.takes('/slots.json'), environment.reloads.length]).toEqual([false, 0]);
    expect(['/hot.json', '/hot.json', '/slots.json'].map(renewal.takes)).toEqual([true, true, false]);
    expect(environment.reloads.length).toBe(1);
  });

  it('[NET-1] waits for a change of page at which nothing is lost', () => {
    const environment = testEnvironment();
    const holds = createReloadHolds();
    const renewal = createRenewal(environment, holds);
    renewal.takes('/deposit.json');
    renewal.offer();
    const releases = [holds.hold(), holds.hold()];
    expect([renewal.takes('/index.json'), environment.reloads.length]).toEqual([false, 0]);
    releases[0]?.();
    releases[0]?.();
    expect(renewal.takes('/slots.json')).toBe(false);
    releases[1]?.();
    expect([renewal.takes('/hot.json'), environment.reloads.length]).toEqual([true, 1]);
  });
});
