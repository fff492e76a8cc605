// @vitest-environment jsdom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testEnvironment } from '../fixtures/environment';
import { node, renderPage } from '../fixtures/renderPage';
import { testSite } from '../fixtures/site';
import { gateShare } from '../gateShare';

/** A platform over real HTTP: what it says of maintenance, and beside it. */
let answer: { readonly maintenance: unknown; readonly beside?: object } = { maintenance: {} };
const now = Date.parse('2026-12-01T12:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const platform = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.setHeader('date', new Date(now).toUTCString());
  response.end(
    JSON.stringify(
      request.url === '/api/startup'
        ? { statusCode: 1, maintenance: answer.maintenance, ...answer.beside }
        : { statusCode: 1, value: [] },
    ),
  );
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
});
afterAll(() => void platform.close());
afterEach(cleanup);

const layouts = {
  ...testSite().layouts,
  maintenance: {
    name: 'maintenance',
    regions: [{ id: 'main', landmark: 'main' as const, nodes: [node('maintenance-notice', {})] }],
  },
};

/** What a player sees once start-up is over: the notice, or the page. */
async function shown(maintenance: unknown, beside: object = {}): Promise<'closed' | 'open'> {
  answer = { maintenance, beside };
  const environment = testEnvironment({
    now: () => now,
    // The signal is of the test's own DOM, which Node's fetch does not take.
    fetch: (url, { method = 'GET', headers = {}, body = null }) => fetch(`${origin}${url}`, { method, headers, body }),
  });
  const { application } = await renderPage({
    environment,
    nodes: [node('page-heading', { title: { EN: 'Games of the day' } })],
    site: { layouts },
  });
  const { site } = application.stores;
  await waitFor(() => expect(site.isOpen || site.maintenance !== null).toBe(true));
  if (site.maintenance) await screen.findByRole('heading', { name: 'Under maintenance' });
  else expect(screen.getByRole('heading', { name: 'Games of the day' })).toBeTruthy();
  return screen.queryByRole('heading', { name: 'Under maintenance' }) ? 'closed' : 'open';
}

const windows = {
  'no dates': {},
  'null dates': { start_date: null, end_date: null },
  'a window around now': { start_date: at(-10), end_date: at(10) },
  'a window that is over': { start_date: at(-20), end_date: at(-10) },
  'a window ahead': { start_date: at(10), end_date: at(20) },
  'dates that are numbers': { start_date: 1_764_590_000, end_date: 1_764_600_000 },
};
const each = (spellings: readonly unknown[]) =>
  gateShare(
    spellings.flatMap((flag) =>
      Object.entries(windows).map(([name, dates]) => ({
        spelling: JSON.stringify(flag),
        name,
        maintenance: { is_maintenance: flag, ...dates },
      })),
    ),
    0.1,
    ({ spelling, name }) => `${spelling} ${name}`,
    ({ spelling, name }) => [spelling, name],
  );

describe('a flag that says on', () => {
  it.each(each([true, 1, '1', 'true', 'TRUE', 'yes', 'on']))(
    '[LAYOUT-3] closes the site: $spelling with $name',
    async ({ maintenance }) => {
      expect(await shown(maintenance)).toBe('closed');
    },
  );
});

describe('a flag that says off', () => {
  it.each(each([false, 0, '0', 'false', 'False', 'no', 'off', '']))(
    '[LAYOUT-3] opens the site whatever the dates say: $spelling with $name',
    async ({ maintenance }) => {
      expect(await shown(maintenance)).toBe('open');
    },
  );
});

describe('no flag', () => {
  const closes = ['a window around now'];
  it.each([
    ...each([null]),
    ...Object.entries(windows).map(([name, dates]) => ({ spelling: 'left out', name, maintenance: dates })),
  ])('[LAYOUT-3] lets the dates decide: $spelling with $name', async ({ name, maintenance }) => {
    expect(await shown(maintenance)).toBe(closes.includes(name) ? 'closed' : 'open');
  });
});

describe('what does not fit beside the flag', () => {
  it.each<[string, object]>([
    ['a site that is no object', { site: 'closed' }],
    ['a name that is a number', { site: { site_name: 5 } }],
    ['a menu that is none', { content: { menu: 'promotions' } }],
    ['counts as words', { provider_count: { slot_game: 'many' } }],
    ['a chat of another shape', { live_chat: [] }],
  ])('[LAYOUT-3] opens no site that the platform has closed: %s', async (_, beside) => {
    expect(await shown({ is_maintenance: 1, start_date: at(-10), end_date: at(10) }, beside)).toBe('closed');
  });

  it('[SHELL-1] switches of the site are read as the flag is', async () => {
    expect(
      await shown(
        { is_maintenance: 0 },
        { site: { site_name: 'Renamed', gamify_status: '1', free_game: 0 }, live_chat: { status: 1 } },
      ),
    ).toBe('open');
  });
});
