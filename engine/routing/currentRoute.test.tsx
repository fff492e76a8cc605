import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { documentPayload, node, renderPage } from '../../tests/fixtures/renderPage';
import type { CompiledNode, CompiledSite } from '../config/compiled';
import type { CompiledQuery } from '../config/compiledAddress';
import { createRegistry } from '../registry/registry';
import { defineWidget } from '../registry/widget';
import { useRoute } from './CurrentRoute';

const scrolls: unknown[] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => void scrolls.push(place));
});
afterEach(() => {
  cleanup();
  // Somebody who moves the page ends the search for a place in it, which would outlive the test.
  fireEvent.keyDown(window);
});

/** Shows where one is, keeps what is typed, and can do what routes can. */
function Probe() {
  const { path, fullPath, name, locale, isRefused, refuse, switchLocale, openPath } = useRoute();
  return (
    <>
      <h1>{`${name} ${path} ${locale.code}${isRefused ? ' refused' : ''}`}</h1>
      <p>{fullPath}</p>
      <input aria-label="Words" />
      <button onClick={refuse}>Refuse</button>
      <button onClick={() => openPath('/livecasino?sort=name#top')}>Live</button>
      {['EN', 'VI'].map((code) => (
        <button
          key={code}
          onClick={() => switchLocale({ ...locale, code: code as 'EN', prefix: code === 'EN' ? '' : 'vi' })}
        >
          {code}
        </button>
      ))}
    </>
  );
}

const registry = createRegistry([defineWidget({ type: 'probe', load: () => Promise.resolve({ Probe }) })]);
const nodes: readonly CompiledNode[] = [node('probe', {})];

async function open(address: string, site: Partial<CompiledSite> = {}, query?: CompiledQuery) {
  const whole = lobbySite(site);
  const environment = testEnvironment({
    fetch: (url) => {
      const [, prefix = '', name = ''] = /^\/(?:(vi)\/)?([\w-]+)\.json$/.exec(url) ?? [];
      if (name === '') return new Promise(() => undefined);
      const at = `${prefix && `/${prefix}`}/${name === 'index' ? '' : name}`;
      const payload = documentPayload({ site: whole, nodes, address: at, locale: prefix === '' ? 'EN' : 'VI' });
      return Promise.resolve(
        jsonResponse({ ...payload, page: { ...payload.page, ...(name === 'playnow' && query ? { query } : {}) } }),
      );
    },
  });
  await renderPage({ site: whole, environment, registry, nodes, address });
}

const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });
const heading = async (words: string) =>
  expect((await screen.findByRole('heading', { name: words })).tagName).toBe('H1');
const here = () => window.location.pathname + window.location.search + window.location.hash;

describe('an address that leads to another', () => {
  it.each([
    ['/livecasino?sort=name', 'casino /casino EN', '/casino?sort=name'],
    ['/vi/livecasino', 'casino /casino VI', '/vi/casino'],
    ['/en/slots', 'slots /slots EN', '/slots'],
    ['/slots/', 'slots /slots EN', '/slots'],
  ])('[ROUTE-3, CAT-1] %s shows its page and becomes %s at %s', async (address, words, proper) => {
    await open(address);
    await waitFor(() => expect(here()).toBe(proper));
    expect((await screen.findByRole('heading', { name: words })).tagName).toBe('H1');
  });

  it('[CAT-1] keeps query and hash within the application', async () => {
    await open('/slots');
    await press('Live');
    await waitFor(() => expect(here()).toBe('/casino?sort=name#top'));
  });
});

describe('a language switched in place', () => {
  it('mounts nothing again, keeps what is typed, the query and the hash', async () => {
    await open('/slots?sort=name#dialog');
    const field = screen.getByLabelText<HTMLInputElement>('Words');
    fireEvent.change(field, { target: { value: 'half a word' } });
    await press('VI');
    await heading('slots /slots VI');
    expect(here()).toBe('/vi/slots?sort=name#dialog');
    expect(screen.getByLabelText('Words')).toBe(field);
    expect(field.value).toBe('half a word');
    await press('EN');
    await heading('slots /slots EN');
    expect(scrolls).toEqual([]);
  });
});

describe('an address that names nothing', () => {
  const query: CompiledQuery = { provider: { values: ['TIDEWELL'] }, game: { values: null, with: 'provider' } };

  it.each([
    ['/playnow?provider=NOBODY', 'not-found /playnow EN refused'],
    ['/playnow?game=lucky-koi', 'not-found /playnow EN refused'],
    ['/playnow?provider=TIDEWELL&game=lucky-koi', 'playnow /playnow EN'],
    ['/playnow?utm_source=mail', 'playnow /playnow EN'],
  ])('[ROUTE-5] %s shows %s', async (address, words) => {
    await open('/slots', {}, query);
    await act(async () => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await Promise.resolve();
    });
    await heading(words);
    expect(screen.getByText(address).tagName).toBe('P');
  });

  it('[ROUTE-5] is a page that the site switches off', async () => {
    await open('/spin', { routes: lobbySite().routes.filter(({ name }) => name !== 'spin'), disabledPaths: ['/spin'] });
    await heading('not-found /spin EN refused');
  });

  it('[ROUTE-5] can be told later, for this address only', async () => {
    await open('/slots');
    await press('Refuse');
    await heading('not-found /slots EN refused');
    await press('Live');
    await heading('casino /casino EN');
  });
});
