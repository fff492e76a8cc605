import { expect, it } from 'vitest';
import type { SiteRow } from '../store/release';
import { keyOf, nameOf } from '../store/objects';
import { createSiteBook } from './siteBook';
import type { RenderedVersion, SiteFacts } from './threadWork';
import { latency } from '../../tests/fixtures/latency';

/** Objects in memory; `state` tells what each reading waits for and how many go on. */
function objectsOf() {
  const bodies = new Map<string, Buffer>();
  const state = { running: 0, most: 0, read: 0, waitMs: 0 };
  return {
    state,
    bodies,
    /** A row of a site whose compiled form is this text. */
    row: (domain: string, text: string): SiteRow => {
      const body = Buffer.from(text);
      const site = nameOf(body);
      bodies.set(keyOf(site), body);
      return { domain, aliases: [], source: text, site, brand: {} };
    },
    store: {
      name: 'memory',
      read: async (key: string) => {
        state.running += 1;
        state.read += 1;
        state.most = Math.max(state.most, state.running);
        await latency(state.waitMs);
        state.running -= 1;
        return bodies.get(key);
      },
    },
  };
}

const noFacts: (version: RenderedVersion) => Promise<unknown> = () => Promise.resolve({});

function bookOf({ patienceMs = 1000, facts = noFacts } = {}) {
  const objects = objectsOf();
  const faults: string[] = [];
  const book = createSiteBook({
    objects: objects.store,
    pool: {
      facts: async (version) => {
        await facts(version);
        return { release: Buffer.from(version.packed).toString(), booked: {}, queries: {} } as unknown as SiteFacts;
      },
    },
    code: 'code',
    patienceMs,
    onFault: (error, domain) => void faults.push(`${domain}: ${(error as Error).message}`),
  });
  const opened = async (row: SiteRow) => {
    const { facts: found, isEarlier, alone } = await book.open(row);
    expect(alone[0]?.isEarlier).toBe(isEarlier);
    return [found.release, isEarlier];
  };
  return { ...objects, book, opened, faults };
}

it('[CARD-3] opens a site as it was before where its new state cannot be opened, and says why', async () => {
  let isBroken = true;
  const { row, bodies, state, opened, faults } = bookOf({
    facts: ({ packed }) =>
      isBroken && Buffer.from(packed).toString() === 'broken'
        ? Promise.reject(new Error('It throws.'))
        : Promise.resolve(),
  });
  const [first, lost, broken] = ['first', 'lost', 'broken'].map((text) => row('one.example', text));
  if (!first || !lost || !broken) return expect.unreachable();
  bodies.delete(keyOf(lost.site));
  for (let asked = 0; asked < 3; asked += 1) await expect(opened(lost)).rejects.toThrow('is missing');
  expect(state.read, 'with one visitor, and not with each').toBe(1);
  expect(await opened(first)).toEqual(['first', false]);
  expect(await opened(broken)).toEqual(['first', true]);
  expect(faults).toEqual(['one.example: It throws.']);
  // It is not tried again with every visitor.
  isBroken = false;
  expect(await opened(broken)).toEqual(['first', true]);
  expect(await opened(first)).toEqual(['first', false]);
});

it('[CARD-3] opens a site as it was before while its new state takes long', async () => {
  let give = () => undefined as unknown;
  const { row, opened, faults } = bookOf({
    patienceMs: 50,
    facts: ({ packed }) =>
      Buffer.from(packed).toString() === 'slow'
        ? new Promise((done) => (give = () => done(undefined)))
        : Promise.resolve(),
  });
  expect(await opened(row('one.example', 'first'))).toEqual(['first', false]);
  const slow = row('one.example', 'slow');
  expect(await opened(slow)).toEqual(['first', true]);
  give();
  await expect.poll(() => opened(slow)).toEqual(['slow', false]);
  expect(faults).toEqual([]);
});

it('reads what open sites need for a new state, many at once, and stops when it is told or one is missing', async () => {
  const { row, book, bodies, state } = bookOf();
  const domains = Array.from({ length: 200 }, (_, index) => `site-${index}.example`);
  for (const domain of domains) await book.open(row(domain, domain));
  const next = [...domains.map((domain) => row(domain, `${domain} 2`)), row('unvisited.example', 'unvisited')];
  Object.assign(state, { read: 0, most: 0, waitMs: 5 });
  await book.prepare(next);
  expect([state.read, state.most]).toEqual([200, 32]);

  state.read = 0;
  const ending = new AbortController();
  const over = book.prepare(next, ending.signal);
  ending.abort(new Error('A newer index.'));
  await expect(over).rejects.toThrow('A newer index.');
  expect(state.read).toBe(32);

  state.read = 0;
  bodies.delete(keyOf(next[3]?.site ?? ''));
  await expect(book.prepare(next)).rejects.toThrow('is missing');
  await expect.poll(() => state.running).toBe(0);
  expect(state.read).toBeLessThan(100);
});
