import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { NoticesStore } from '../stores/noticesStore';
import { createChunkGuard } from './chunkGuard';
import { createReloadBlockers } from './reloadBlockers';
import { createUpdatePolicy } from './updatePolicy';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/menu-1.js');

/** A guard in a tab; `later` is another page of the same tab, some ms on. */
function tab() {
  let now = 1_000_000;
  const environment = testEnvironment({ now: () => now });
  const page = () => {
    const reloadBlockers = createReloadBlockers();
    const notices = new NoticesStore();
    const guard = createChunkGuard({ environment, reloadBlockers, notices, guardMs: 10_000, noticeMs: 10_000 });
    return { guard, reloadBlockers, titles: () => notices.notices.map(({ title }) => title) };
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
  it('[STATE-10] makes the page reload once, however many are missing', () => {
    const { environment, page, later } = tab();
    const { guard } = page();
    guard(missing);
    guard(missing);
    expect(environment.reloads.length).toBe(1);
    const second = later(9_999);
    second.guard(missing);
    expect([environment.reloads.length, second.titles()]).toEqual([1, []]);
  });

  it('[STATE-10] makes it reload again after 10,000 ms', () => {
    const { environment, page, later } = tab();
    page().guard(missing);
    page();
    later(10_000).guard(missing);
    expect(environment.reloads.length).toBe(2);
  });

  it('[STATE-10] makes no page reload for ever that is slow to miss a chunk: its player is told', () => {
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
    const { guard, reloadBlockers, titles } = page();
    const release = reloadBlockers.block();
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
    createChunkGuard({
      environment: { ...environment, session },
      reloadBlockers: createReloadBlockers(),
      notices,
      guardMs: 10_000,
      noticeMs: 1,
    })(missing);
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
    const updatePolicy = createUpdatePolicy(environment, createReloadBlockers());
    expect(['/index.json', '/slots.json', '/slots.json'].map(updatePolicy.reloads)).toEqual([false, false, false]);
    updatePolicy.offer();
    expect([updatePolicy.reloads('/slots.json'), environment.reloads.length]).toEqual([false, 0]);
    expect(['/hot.json', '/hot.json', '/slots.json'].map(updatePolicy.reloads)).toEqual([true, true, false]);
    expect(environment.reloads.length).toBe(1);
  });

  it('[NET-1] waits for a change of page at which nothing is lost', () => {
    const environment = testEnvironment();
    const reloadBlockers = createReloadBlockers();
    const updatePolicy = createUpdatePolicy(environment, reloadBlockers);
    updatePolicy.reloads('/deposit.json');
    updatePolicy.offer();
    const releases = [reloadBlockers.block(), reloadBlockers.block()];
    expect([updatePolicy.reloads('/index.json'), environment.reloads.length]).toEqual([false, 0]);
    releases[0]?.();
    releases[0]?.();
    expect(updatePolicy.reloads('/slots.json')).toBe(false);
    releases[1]?.();
    expect([updatePolicy.reloads('/hot.json'), environment.reloads.length]).toEqual([true, 1]);
  });
});
