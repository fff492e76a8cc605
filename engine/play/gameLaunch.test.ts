import { describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { settled } from '../../tests/fixtures/settled';
import { testSite } from '../../tests/fixtures/site';
import { createStores } from '../stores/stores';
import { GameLaunch } from './gameLaunch';

const game = { providerCode: 'TIDEWELL', gameCode: 'lucky-koi', isDemo: true };
const popupGame = { ...game, providerCode: 'EVOPLAY' };
const launched = (changes: object = {}) => ({
  statusCode: 1,
  value: { url: '/api/play/1', target: 'FRAME', expires_at: '2026-12-01T12:01:00Z', ...changes },
});

/** A window as far as a launch uses one. */
function openedWindow() {
  const visited: string[] = [];
  const opened = {
    closed: false,
    opener: {} as unknown,
    location: { replace: (url: string) => void visited.push(url) },
    focus: () => undefined,
  };
  return { opened: Object.assign(opened, { close: () => void (opened.closed = true) }) as unknown as Window, visited };
}

function launchOf(answers: readonly (() => unknown)[], open: () => Window | null = () => null) {
  const asked: unknown[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const environment = testEnvironment({
    fetch: (_, init) => {
      asked.push(JSON.parse(typeof init.body === 'string' ? init.body : '{}'));
      const answer = (answers[asked.length - 1] ?? answers.at(-1))?.();
      return answer === undefined
        ? Promise.reject(new TypeError('network down'))
        : Promise.resolve(jsonResponse(answer));
    },
  });
  let played = 0;
  const launch = new GameLaunch({
    environment: { ...environment, setTimeout: (run, ms) => timers.push({ run, ms }), clearTimeout: () => undefined },
    now: environment.now,
    openWindow: open,
    api: createStores({ environment, site: testSite(), locale: 'EN' }).api,
    opensWindows: (code) => code === 'EVOPLAY',
    place: () => ({
      lobbyUrl: 'https://test-site.example/',
      depositUrl: 'https://test-site.example/deposit',
      device: 'phone',
    }),
    answerWithinMs: 20_000,
    onPlayed: () => void (played += 1),
  });
  return { launch, asked, timers, played: () => played };
}

describe('a game in the page', () => {
  it('[CALL-X] is launched with where it is played and where it leads back to', async () => {
    const { launch, asked } = launchOf([() => launched()]);
    launch.want(game, null);
    expect(launch.state).toEqual({ kind: 'launching' });
    await expect.poll(() => launch.state).toEqual({ kind: 'frame', url: '/api/play/1', answer: 'none' });
    expect(asked).toEqual([
      expect.objectContaining({
        provider_code: 'TIDEWELL',
        game_code: 'lucky-koi',
        mode: 'DEMO',
        device: 'PHONE',
        lobby_url: 'https://test-site.example/',
        deposit_url: 'https://test-site.example/deposit',
      }),
    ]);
    launch.answered();
    expect(launch.state).toEqual({ kind: 'frame', url: '/api/play/1', answer: 'there' });
  });

  it('[CALL-X] is late when it does not answer in time, and may still come', async () => {
    const { launch, timers } = launchOf([() => launched()]);
    launch.want(game, null);
    await expect.poll(() => launch.state.kind).toBe('frame');
    timers.findLast(({ ms }) => ms === 20_000)?.run();
    expect(launch.state).toEqual({ kind: 'frame', url: '/api/play/1', answer: 'late' });
    launch.answered();
    expect(launch.state).toEqual({ kind: 'frame', url: '/api/play/1', answer: 'there' });
  });

  it('[CALL-X] is launched again at every start, never with an address that was used', async () => {
    const { launch, asked } = launchOf([() => launched(), () => launched({ url: '/api/play/2' })]);
    launch.want(game, null);
    await expect.poll(() => launch.state.kind).toBe('frame');
    launch.start();
    await expect.poll(() => launch.state).toEqual({ kind: 'frame', url: '/api/play/2', answer: 'none' });
    expect(asked).toHaveLength(2);
  });

  it('[CALL-X] that fails tells why; one that was left tells nothing', async () => {
    const refused = launchOf([() => ({ statusCode: 404, statusMessage: 'gameUnknown' })]).launch;
    refused.want(game, null);
    await expect
      .poll(() => refused.state)
      .toEqual({ kind: 'failed', failure: { call: 'launchGame', statusCode: 404, statusMessage: 'gameUnknown' } });
    const { launch, asked } = launchOf([() => launched()]);
    launch.want(game, null);
    await expect.poll(() => asked.length).toBe(1);
    launch.leave();
    await settled();
    expect(launch.state).toEqual({ kind: 'waiting' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])(
    '[CALL-X] opens no address that is none of the web: %s',
    async (url) => {
      const { launch } = launchOf([() => launched({ url })]);
      launch.want(game, null);
      await expect
        .poll(() => launch.state)
        .toEqual({ kind: 'failed', failure: { call: 'launchGame', statusCode: 0, statusMessage: '' } });
    },
  );
});

describe('a game in a window of its own', () => {
  it('[CAT-4] goes to the window that the press has opened, which cannot reach back', async () => {
    const { opened, visited } = openedWindow();
    const { launch, timers, played } = launchOf([() => launched({ target: 'POPUP' })]);
    launch.want(popupGame, opened);
    await expect.poll(() => launch.state).toEqual({ kind: 'window', isOpen: true });
    expect([visited, opened.opener]).toEqual([['/api/play/1'], null]);
    opened.close();
    timers.findLast(({ ms }) => ms === 1000)?.run();
    expect([launch.state, played()]).toEqual([{ kind: 'window', isOpen: false }, 1]);
  });

  it('[CAT-4] waits for a press where none has opened a window', async () => {
    const { opened, visited } = openedWindow();
    const { launch, asked } = launchOf([() => launched({ target: 'POPUP' })], () => opened);
    launch.want(popupGame, null);
    expect([launch.state, asked]).toEqual([{ kind: 'ready' }, []]);
    launch.start();
    await expect.poll(() => visited).toEqual(['/api/play/1']);
  });

  it('[CAT-4] opens as a link where the browser blocks windows, as long as its address lives', async () => {
    const { launch, timers } = launchOf([() => launched({ target: 'POPUP' })]);
    launch.want(popupGame, null);
    launch.start();
    await expect.poll(() => launch.state).toEqual({ kind: 'blocked', url: '/api/play/1' });
    timers.findLast(({ ms }) => ms === 60_000)?.run();
    expect(launch.state).toEqual({ kind: 'ready' });
    launch.start();
    await expect.poll(() => launch.state.kind).toBe('blocked');
    launch.followed();
    expect(launch.state).toEqual({ kind: 'window', isOpen: true });
  });

  it('[CAT-4] closes the window when the launch fails, or turns out to play in the page', async () => {
    const failing = openedWindow();
    const { launch } = launchOf([() => undefined, () => launched()]);
    launch.want(popupGame, failing.opened);
    await expect.poll(() => launch.state.kind).toBe('failed');
    const other = openedWindow();
    launch.want(popupGame, other.opened);
    await expect.poll(() => launch.state.kind).toBe('frame');
    expect([failing.opened.closed, other.opened.closed, failing.visited, other.visited]).toEqual([true, true, [], []]);
  });

  it('[CAT-4] asks for a press when only the platform knew of the window', async () => {
    const { opened, visited } = openedWindow();
    const { launch } = launchOf([() => launched({ target: 'POPUP' })], () => opened);
    launch.want(game, null);
    await expect.poll(() => launch.state).toEqual({ kind: 'ready' });
    launch.start();
    await expect.poll(() => visited).toEqual(['/api/play/1']);
  });
});
