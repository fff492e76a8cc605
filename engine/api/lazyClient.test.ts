import { describe, expect, it, vi } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { askStartup } from './askStartup';
import { createApiClient } from './client';
import { createLazyClient } from './lazyClient';

const site = testSite();
const proper = { statusCode: 1, maintenance: { is_maintenance: false }, site: { site_name: 'Renamed' } };

/** A world in which startup gets these answers, one after the other. */
function world(...answers: (Response | Error)[]) {
  const asked: [string, RequestInit][] = [];
  const environment = testEnvironment({
    fetch: (url, init) => {
      asked.push([url, init]);
      const answer = answers.shift() ?? new Error('offline');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { asked, environment: { ...environment, log: () => undefined } };
}

describe('askStartup', () => {
  it('[CALL-SITE-1] sends what the client sends, and returns its model', async () => {
    const lean = world(jsonResponse(proper));
    const full = world(jsonResponse(proper));
    const answer = await askStartup({ environment: lean.environment, site, locale: () => 'PHP' });
    const result = await createApiClient({ environment: full.environment, site, locale: () => 'PHP' }).call(
      'startup',
      {},
    );
    expect(result).toEqual({ ok: true, value: answer });
    const sent = ({ asked }: typeof lean) => asked.map(([url, { signal: _, ...init }]) => [url, init]);
    expect(sent(lean)).toEqual(sent(full));
    expect(answer?.site.name).toBe('Renamed');
  });

  it.each([1, '1', true, null, '', 'OK', 'success', undefined])(
    '[CALL-SITE-1] [ERR-7] asks once where the status of success is %j',
    async (statusCode) => {
      const { asked, environment } = world(jsonResponse({ ...proper, statusCode }), jsonResponse(proper));
      const result = await createLazyClient({ environment, site }).call('startup', {});
      expect([result.ok, asked.length]).toEqual([true, 1]);
    },
  );

  it('[CALL-SITE-1] [ERR-7] asks once where the message OK stands beside another status', async () => {
    const { environment } = world(jsonResponse({ ...proper, statusCode: 0, message: 'OK' }));
    expect(await askStartup({ environment, site })).not.toBeNull();
  });

  it('[LAYOUT-3] [CALL-SITE-1] reads forms of single frameworks and entities, and asks once', async () => {
    const maintenance = {
      start_date: { date: '2026-12-01 12:00:00.000000', timezone_type: 3, timezone: 'Asia/Manila' },
      end_date: '/Date(1796083200000)/',
    };
    const { asked, environment } = world(
      jsonResponse({ ...proper, maintenance, site: { site_name: 'Tom &amp; Lion&#039;s' } }),
    );
    const answer = await askStartup({ environment, site });
    expect(answer?.maintenance).toMatchObject({
      startsAt: '2026-12-01T12:00:00.000000+08:00',
      endsAt: '2026-12-01T00:00:00Z',
    });
    expect(answer?.site.name).toBe("Tom & Lion's");
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Response | Error]>([
    ['a refusal', jsonResponse({ ...proper, statusCode: -500 })],
    ['a refusal with 0', jsonResponse({ ...proper, statusCode: 0 })],
    ['a refusal by a switch', jsonResponse({ ...proper, statusCode: false })],
    ['a refusal in a word', jsonResponse({ ...proper, statusCode: 'error' })],
    ['an HTTP error', jsonResponse(proper, 503)],
    ['an answer of another form', jsonResponse('maintenance')],
    ['no JSON', new Response('<!doctype html>')],
    ['a lost connection', new TypeError('Failed to fetch')],
  ])('[ERR-5] leaves %s to the client', async (_, answer) => {
    expect(await askStartup({ environment: world(answer).environment, site })).toBeNull();
  });
});

describe('a lazy client', () => {
  it('loads its code with the first call, and names a call whose code did not come', async () => {
    const { asked, environment } = world(jsonResponse(proper), jsonResponse({ statusCode: 1, value: [] }));
    let isDown = true;
    vi.resetModules();
    vi.doMock('./client', async (original) => {
      if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return original();
    });
    const client = createLazyClient({ environment, site });
    const { network } = site.failures;
    expect((await client.call('startup', {})).ok).toBe(true);
    expect(await client.call('hotGames', { list: 'hot' })).toEqual({
      ok: false,
      failure: { ...network.read, call: 'hotGames' },
    });
    expect(environment.reports.map(({ context }) => context)).toEqual(['call hotGames']);
    // Start-up keeps what it could read without that code.
    const entity = world(jsonResponse({ ...proper, site: { site_name: 'A &amp; B' } }));
    expect((await askStartup({ ...entity, site }))?.site.name).toBe('A &amp; B');
    isDown = false;
    vi.resetModules();
    expect(await client.call('hotGames', { list: 'hot' })).toEqual({ ok: true, value: [] });
    expect(asked.length).toBe(2);
    vi.doUnmock('./client');
  });
});
