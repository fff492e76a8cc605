import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { createRegistry } from '../registry/registry';
import { defineWidget } from '../registry/widget';
import { useRoute } from './CurrentRoute';
import { RouteLink } from './RouteLink';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

function Links() {
  const { setQuery } = useRoute();
  return (
    <>
      <RouteLink route="slots">Slots</RouteLink>
      <RouteLink route="slots" query={{ sort: 'name' }}>
        Slots by name
      </RouteLink>
      <RouteLink route="casino">Casino</RouteLink>
      <RouteLink route="casino" target="_blank">
        Casino in a tab
      </RouteLink>
      <RouteLink route="no-such-page">Nowhere</RouteLink>
      <button onClick={() => setQuery({ provider: 'TIDEWELL' })}>By Tidewell</button>
      <button onClick={() => setQuery({ sort: undefined })}>Unsorted</button>
    </>
  );
}

const registry = createRegistry([defineWidget({ type: 'links', load: () => Promise.resolve({ Links }) })]);
const open = (address: string) =>
  renderPage({ site: lobbySite(), environment: quietEnvironment(), registry, nodes: [node('links', {})], address });
const link = (name: string) => screen.getByRole('link', { name });
const here = () => window.location.pathname + window.location.search;

/** Whether a press on a link is left to the browser, which may open another tab. */
async function isLeft(name: string, keys: object = {}): Promise<boolean> {
  let isPrevented = true;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    // jsdom opens no page.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  await act(() => Promise.resolve(fireEvent.click(link(name), keys)));
  return !isPrevented;
}

describe('a link to a page', () => {
  it('is marked as the current one where it leads to just this page', async () => {
    await open('/slots');
    expect(['Slots', 'Slots by name', 'Casino'].map((name) => link(name).getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
    ]);
    expect(screen.queryByText('Nowhere')).toBe(null);
  });

  it('opens its page in place, as a step of the way back', async () => {
    await open('/slots');
    const { length } = window.history;
    // A page that is loaded first suspends.
    await act(() => Promise.resolve(fireEvent.click(link('Casino'))));
    await waitFor(() => expect(here()).toBe('/casino'));
    expect(window.history.length - length).toBe(1);
  });

  it('leads to the page that is shown already without another step of the way back', async () => {
    await open('/slots');
    const { length } = window.history;
    fireEvent.click(link('Slots'));
    await waitFor(() => expect(here()).toBe('/slots'));
    expect(window.history.length - length).toBe(0);
  });
});

describe('a press on a link', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'is the browser’s with a key held: %j',
    async (keys) => {
      await open('/slots');
      expect(await isLeft('Casino', keys)).toBe(true);
      expect(here()).toBe('/slots');
    },
  );

  it('is the browser’s where the link opens a tab, and the page’s otherwise', async () => {
    await open('/slots');
    expect([await isLeft('Casino in a tab'), await isLeft('Casino')]).toEqual([true, false]);
  });
});

describe('values of an address', () => {
  it('change one by one, and the others stay', async () => {
    await open('/slots?sort=name');
    const { length } = window.history;
    fireEvent.click(screen.getByRole('button', { name: 'By Tidewell' }));
    await waitFor(() => expect(here()).toBe('/slots?sort=name&provider=TIDEWELL'));
    fireEvent.click(screen.getByRole('button', { name: 'Unsorted' }));
    await waitFor(() => expect(here()).toBe('/slots?provider=TIDEWELL'));
    expect(window.history.length - length).toBe(0);
  });
});
