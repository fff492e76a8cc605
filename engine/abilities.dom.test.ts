import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closeDialog,
  closePopover,
  matchesMedia,
  openDialog,
  openPopover,
  randomId,
  watchSize,
  watchView,
} from './abilities';
import { canAnimate, copyText, lettersOf } from './rareAbilities';
import { createBrowserEnvironment } from './browserEnvironment';
import { urlOf } from './config/urlOf';

const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

/** Two ways in which an ability may be missing. */
const lacks = [
  ['is absent', undefined],
  ['throws', throwing],
] as const;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(lacks)('where an ability %s', (_, lacking) => {
  it('ids are still random UUIDs', () => {
    vi.stubGlobal('crypto', {
      randomUUID: lacking,
      getRandomValues: (bytes: Uint8Array) => bytes.map((_byte, index) => index * 17),
    });
    expect(randomId()).toBe('00112233-4455-4677-8899-aabbccddeeff');
    vi.stubGlobal('crypto', { randomUUID: lacking, getRandomValues: lacking });
    const ids = Array.from({ length: 200 }, () => createBrowserEnvironment().randomId());
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(200);
    vi.stubGlobal('crypto', undefined);
    expect(randomId()).toMatch(uuid);
  });

  it('a channel to other tabs is a silent one', () => {
    vi.stubGlobal('BroadcastChannel', lacking);
    const channel = createBrowserEnvironment().openChannel('session', () => undefined);
    expect(() => {
      channel.post({ kind: 'signed-in' });
      channel.close();
    }).not.toThrow();
  });

  it('a media query matches nothing, and tells of no change', () => {
    vi.stubGlobal('matchMedia', lacking);
    const query = createBrowserEnvironment().media('(min-width: 1px)');
    expect([query.matches, matchesMedia('all')]).toEqual([false, false]);
    expect(() => query.subscribe(() => undefined)()).not.toThrow();
  });

  it('dialogs, popovers, letters and copies have another way', async () => {
    const [dialog, panel] = [document.createElement('dialog'), document.createElement('div')];
    Object.assign(dialog, { showModal: lacking, close: lacking });
    Object.assign(panel, { showPopover: lacking, hidePopover: lacking });
    openDialog(dialog);
    expect(dialog.hasAttribute('open')).toBe(true);
    const place = document.createElement('div');
    place.append('before', dialog, 'after');
    closeDialog(dialog);
    expect(place.innerHTML).toBe('before<dialog></dialog>after');
    expect([dialog.hasAttribute('open'), openPopover(panel), closePopover(panel)]).toEqual([false, false, false]);
    vi.stubGlobal('Intl', { Segmenter: lacking });
    expect(lettersOf('aé₱')).toEqual(['a', 'é', '₱']);
    vi.stubGlobal('navigator', { clipboard: lacking && { writeText: lacking } });
    expect(await copyText('LH-1')).toBe(false);
  });

  it('nothing is watched or moved', () => {
    vi.stubGlobal('ResizeObserver', lacking);
    expect(watchSize(() => undefined)).toBeNull();
    vi.stubGlobal('IntersectionObserver', lacking);
    expect(watchView(() => undefined)).toBeNull();
    vi.stubGlobal('matchMedia', lacking);
    expect(canAnimate(Object.assign(document.createElement('p'), { animate: undefined }))).toBe(false);
  });

  it('storage and cookies keep nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(lacking ?? (() => undefined as never));
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(lacking ?? (() => undefined as never));
    Object.defineProperty(document, 'cookie', { configurable: true, get: throwing, set: throwing });
    const { local, session, cookies } = createBrowserEnvironment();
    expect([local.get('a'), local.set('a', 'b'), session.get('a'), session.set('a', 'b'), cookies.get('lang')]).toEqual(
      [null, false, null, false, undefined],
    );
    expect(() => {
      local.remove('a');
      cookies.set('lang', 'EN', { days: 1, sameSite: 'lax' });
    }).not.toThrow();
  });

  it('a window is one that the browser blocks', () => {
    vi.stubGlobal('open', lacking);
    expect(createBrowserEnvironment().openWindow('/', 'livery-game')).toBeNull();
  });
});

it('[STATE-6] a channel hears what the other tabs of its name say, and not itself', async () => {
  const heard: unknown[] = [];
  const [here, there, elsewhere] = ['session', 'session', 'balance'].map((name) =>
    createBrowserEnvironment().openChannel(name, (message) => heard.push([name, message])),
  );
  there?.post({ kind: 'signed-out' });
  await expect.poll(() => heard).toEqual([['session', { kind: 'signed-out' }]]);
  for (const channel of [here, there, elsewhere]) channel?.close();
});

it('a channel whose messages cannot be sent is a silent one', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = throwing;
      close = throwing;
    },
  );
  const channel = createBrowserEnvironment().openChannel('session', () => undefined);
  expect(() => {
    channel.post({});
    channel.close();
  }).not.toThrow();
});

it('reads addresses without an error', () => {
  expect([urlOf('https://['), urlOf('/slots'), urlOf('/slots', 'https://a.example')?.href]).toEqual([
    null,
    null,
    'https://a.example/slots',
  ]);
});
