import { act, cleanup, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { storedState } from '../../tests/fixtures/player';
import { node, renderInside, renderPage } from '../../tests/fixtures/renderPage';
import { OfferTimer } from '../../widgets/OfferTimer';
import { contentRequest } from '../stores/contentRequest';
import { useElapsed } from '../context/useNow';
import { useGameLaunch } from '../play/useGameLaunch';
import { usePlayClock } from '../safety/usePlayClock';
import { userStorageKey } from '../stores/player';

afterEach(cleanup);

const yearMs = 365 * 86_400_000;
const server = Date.parse('2026-12-01T12:00:00Z');
const at = (seconds: number) => new Date(server + seconds * 1000).toISOString();

/** A device whose clock is wrong, at a platform that says the time with each answer, as every HTTP server does. */
function deviceOff(
  ms: number,
  headers: Readonly<Record<string, string>> = { date: new Date(server).toUTCString() },
  local?: Map<string, string>,
) {
  const asked: string[] = [];
  const environment = testEnvironment({
    now: () => server + ms,
    ...(local ? { local } : {}),
    fetch: (url) => {
      asked.push(url);
      const response = jsonResponse(
        url === '/api/startup'
          ? { statusCode: 1, maintenance: { is_maintenance: false } }
          : { statusCode: 1, value: [] },
      );
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return Promise.resolve(response);
    },
  });
  return { environment, asked };
}

const blockedGame = { providerCode: 'EVOPLAY', gameCode: 'koi', isDemo: true };

/** A game whose window the browser blocks. */
function Launch() {
  const { state, start } = useGameLaunch(blockedGame, { answerWithinMs: 20_000 });
  return <button onClick={start}>{state.kind}</button>;
}

const devices = [
  ['right', 0],
  ['a year ahead', yearMs],
  ['a year behind', -yearMs],
  ['an hour ahead', 3_600_000],
] as const;

describe.each(devices)('on a device whose clock is %s', (_, ms) => {
  it('an offer ends when the platform says', async () => {
    await renderInside(<OfferTimer offer={{ endsAt: at(90) }} className="" />, deviceOff(ms));
    expect(await screen.findByText('Ends in 00:01:30')).toBeTruthy();
  });

  it('an offer opens when the platform says', async () => {
    await renderInside(<OfferTimer offer={{ startsAt: at(90), endsAt: at(900) }} className="" />, deviceOff(ms));
    expect(await screen.findByText('Starts in 00:01:30')).toBeTruthy();
  });

  it('an answer from a cache tells the time it has by now', async () => {
    const kept = deviceOff(ms, { date: new Date(server - 60_000).toUTCString(), age: '60' });
    await renderInside(<OfferTimer offer={{ endsAt: at(90) }} className="" />, kept);
    expect(await screen.findByText('Ends in 00:01:30')).toBeTruthy();
  });

  it('[CAT-4] the link of a game whose window is blocked lives as long as the platform says', async () => {
    const { environment } = deviceOff(ms);
    const waits: number[] = [];
    const launched = { statusCode: 1, value: { url: '/api/play/1', target: 'POPUP', expires_at: at(60) } };
    await renderInside(<Launch />, {
      site: { popupProviders: ['EVOPLAY'] },
      environment: {
        ...environment,
        setTimeout: (run, wait) => {
          waits.push(wait);
          return environment.setTimeout(run, wait);
        },
        fetch: async (url, init) => {
          const response = await environment.fetch(url, init);
          return url === '/api/product/launch' ? new Response(JSON.stringify(launched), response) : response;
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'ready' });
    act(() => button.click());
    await screen.findByRole('button', { name: 'blocked' });
    expect(waits).toContain(60_000);
  });

  it('conditions of time count by the platform', async () => {
    const part = (id: string, time: { from?: string; until?: string }) => ({
      ...node('page-heading', { title: { EN: id } }),
      id,
      when: { time },
    });
    const { environment } = deviceOff(ms);
    await renderPage({
      environment,
      nodes: [
        part('Runs', { from: at(-60), until: at(60) }),
        part('Over', { until: at(-60) }),
        part('Ahead', { from: at(60) }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Runs' })).toBeTruthy();
    await expect.poll(() => screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Runs']);
  });

  it('[CALL-X] a reality check asks for what was won and lost since the sign-in by the platform’s clock', async () => {
    const began = server + ms - 3_600_000;
    const local = new Map([
      [userStorageKey, storedState()],
      ['livery.playClock', JSON.stringify({ visit: 'visit-1', began, looked: began, minutes: 60 })],
    ]);
    const Elapsed = observer(function Elapsed() {
      const { since, elapsedMs } = usePlayClock();
      return <p>{`${since} ${elapsedMs}`}</p>;
    });
    await renderInside(<Elapsed />, deviceOff(ms, undefined, local));
    expect(await screen.findByText('2026-12-01T11:00:00.000Z 3600000')).toBeTruthy();
  });

  it('what came with the page long ago is asked for again', async () => {
    const { environment, asked } = deviceOff(ms);
    const { application } = await renderPage({ environment, nodes: [] });
    const { content, site } = application.stores;
    await expect.poll(() => site.isOpen).toBe(true);
    content.addSnapshot({ at: at(-86_400), values: { 'promotions {}': [] } }, 'en');
    content.ensure(contentRequest('promotions', {}), 'en');
    await expect.poll(() => asked.filter((url) => url !== '/api/startup').length).toBeGreaterThan(0);
  });
});

it('a time that is measured by differences does not jump when the clock is put right', async () => {
  const seen = new Set<number | null>();
  const Measured = () => {
    seen.add(useElapsed(1000));
    return <p>measured</p>;
  };
  const { environment } = deviceOff(yearMs);
  const { application } = await renderInside(<Measured />, { environment });
  await expect.poll(() => application.stores.site.clockOffset).toBe(-yearMs);
  expect([...seen].filter((time) => time !== null)).toEqual([server + yearMs]);
});

it.each([
  ['https://platform.example/', -yearMs],
  ['/', 0],
])(
  '[SITE-1] of a platform at %s whose answers hide their time, the site’s own server tells it where that is another one',
  async (baseUrl, offset) => {
    const asked: string[] = [];
    const environment = testEnvironment({
      now: () => server + yearMs,
      fetch: (url, { method }) => {
        asked.push(`${method} ${url}`);
        const own = { status: 200, headers: { date: new Date(server).toUTCString() } };
        return Promise.resolve(url === '/' ? new Response(null, own) : jsonResponse({ statusCode: 1, value: [] }));
      },
    });
    const { application } = await renderPage({ environment, nodes: [], site: { api: { baseUrl } } });
    await application.stores.api.call('announcements', {});
    await expect.poll(() => application.stores.site.clockOffset).toBe(offset);
    expect(asked.filter((line) => line === 'HEAD /')).toHaveLength(offset === 0 ? 0 : 1);
  },
);
