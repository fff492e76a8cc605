import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledNode, CompiledSite } from '../config/compiled';
import { jsonResponse, testEnvironment, type TestEnvironment } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { documentPayload, node, renderPage } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';

// jsdom scrolls nothing, and says so.
const scrolls: unknown[][] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => void scrolls.push(place));
});
afterEach(cleanup);

const words = (name: string): CompiledNode => ({
  id: name,
  type: 'text',
  props: { text: { EN: `Page ${name}` }, as: 'h1' },
});
const menu = (...routes: string[]) =>
  node('menu', {
    variant: 'inline',
    label: { EN: 'More' },
    links: routes.map((route) => ({ label: { EN: `To ${route}` }, route })),
  });

/** A world whose pages can be fetched; `asked` keeps every address. */
function withPages(base: TestEnvironment, site: CompiledSite) {
  const asked: string[] = [];
  const environment: TestEnvironment = {
    ...base,
    fetch: (url, init) => {
      asked.push(url);
      const path = /^\/(\w[\w-]*)\.json$/.exec(url)?.[1];
      if (path === undefined) return base.fetch(url, init);
      if (path === 'broken') return Promise.resolve(new Response('', { status: 500 }));
      return Promise.resolve(
        jsonResponse(
          documentPayload({
            site,
            nodes: [words(path), menu('home', 'slots')],
            address: path === 'index' ? '/' : `/${path}`,
          }),
        ),
      );
    },
  };
  return { asked, environment };
}

async function open(
  address: string,
  base: TestEnvironment = testEnvironment({ fetch: () => new Promise(() => undefined) }),
  changes: Partial<CompiledSite> = {},
) {
  const site = lobbySite(changes);
  const { asked, environment } = withPages(base, site);
  const page = await renderPage({ site, environment, address, nodes: [words('first'), menu('slots', 'hot')] });
  return { asked, ...page };
}

const here = () => window.location.pathname + window.location.search;
const press = (name: string) =>
  act(async () => {
    screen.getByRole('link', { name }).click();
    await Promise.resolve();
  });

describe('AccessGuard', () => {
  it('[ROUTE-7] sends a guest from a player’s page to the sign-in, with the way back', async () => {
    await open('/deposit?method=card');
    await waitFor(() => expect(here()).toBe('/login?next=%2Fdeposit%3Fmethod%3Dcard'));
    expect(await screen.findByRole('heading', { name: 'Page login' })).toBe(screen.getByRole('heading'));
  });

  it('[ROUTE-7] lets a player in', async () => {
    const environment = playerEnvironment();
    await open('/deposit', environment);
    await act(() => settled(environment));
    expect(here()).toBe('/deposit');
  });

  it('[ROUTE-7, STATE-6] sends a player away who signs out there', async () => {
    const { application } = await open('/deposit', playerEnvironment());
    await waitFor(() => expect(application.stores.session.isAuthenticated).toBe(true));
    await act(async () => {
      application.stores.sessionLoader.loaded?.logout();
      await Promise.resolve();
    });
    await waitFor(() => expect(here()).toBe('/login?next=%2Fdeposit'));
  });

  it('[ROUTE-2] sends a player from a guest’s page home, and keeps a guest there', async () => {
    await open('/forgot-password', playerEnvironment());
    await waitFor(() => expect(here()).toBe('/'));
    cleanup();
    const environment = quietEnvironment();
    await open('/forgot-password', environment);
    await act(() => settled(environment));
    expect(here()).toBe('/forgot-password');
  });
});

describe('pages', () => {
  it('[ROUTE-1, NET-2] keeps the old page until the next one is there, and fetches each once', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const site = lobbySite();
    const { asked, environment } = withPages(testEnvironment({ fetch: () => new Promise(() => undefined) }), site);
    const slow: TestEnvironment = {
      ...environment,
      fetch: async (url, init) =>
        url === '/slots.json' ? gate.then(() => environment.fetch(url, init)) : environment.fetch(url, init),
    };
    await renderPage({ site, environment: slow, nodes: [words('first'), menu('slots')] });
    await press('To slots');
    expect(screen.getByRole('heading').textContent).toBe('Page first');
    await act(async () => {
      release();
      await gate;
    });
    expect(await screen.findByRole('heading', { name: 'Page slots' })).toBe(screen.getByRole('heading'));
    await press('To home');
    expect(screen.getByRole('heading').textContent).toBe('Page first');
    await press('To slots');
    expect(asked.filter((url) => url.endsWith('.json'))).toEqual(['/slots.json']);
  });

  it('tells title and page to those who do not see it, and moves the focus to it', async () => {
    const { container } = await open('/');
    await press('To slots');
    await screen.findByRole('heading', { name: 'Page slots' });
    expect(document.title).toMatch(/^\S.* · Test Site$/);
    await waitFor(() => expect(container.querySelector('[data-part="announcer"]')?.textContent).toBe(document.title));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(scrolls).toEqual([[0, 0]]);
  });

  it('[ROUTE-4] asks for the lost page at an address that leads nowhere', async () => {
    const { asked } = await open('/');
    await act(async () => {
      window.history.pushState(null, '', '/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Page 404' })).toBe(screen.getByRole('heading'));
    expect(asked).toContain('/404.json');
  });

  it('asks once for a page that fails to load, and leaves words and a way on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = lobbySite();
    const broken = {
      ...site,
      routes: [...site.routes, { name: 'broken', path: '/broken', access: 'public' as const, title: { EN: 'Broken' } }],
    };
    const { asked, environment } = withPages(testEnvironment({ fetch: () => new Promise(() => undefined) }), broken);
    await renderPage({ site: broken, environment, nodes: [menu('broken')] });
    await press('To broken');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The page couldn’t be loaded. Your balance and bets aren’t affected.Try again',
    );
    expect(environment.reports.map(({ error }) => (error as Error).message)).toEqual(['/broken.json answered 500.']);
    expect(asked.filter((url) => url === '/broken.json')).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(environment.reloads).toHaveLength(1);
  });
});

describe('maintenance', () => {
  const template = lobbySite().layouts['template4'];
  const layouts = {
    template4: {
      name: 'template4',
      regions: [{ id: 'header', landmark: 'banner' as const, nodes: [words('head')] }, ...(template?.regions ?? [])],
    },
    maintenance: {
      name: 'maintenance',
      regions: [{ id: 'main', landmark: 'main' as const, nodes: [node('maintenance-notice', {})] }],
    },
  };
  const window2 = { start: '2026-12-01T11:00:00Z', end: '2026-12-01T13:00:00Z' };

  it('[LAYOUT-3] shows nothing but the notice in the window of the descriptor, and calls nothing', async () => {
    const { asked } = await open('/', playerEnvironment(), { layouts, maintenance: window2 });
    expect(await screen.findByRole('heading', { name: 'Under maintenance' })).toBe(screen.getByRole('heading'));
    expect(screen.queryByText('Page head')).toBeNull();
    expect(screen.queryByText('Page first')).toBeNull();
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('01:00:00');
    expect(asked).toEqual([]);
  });

  it('[LAYOUT-3, STATE-9] gives its place to the notice when start-up announces maintenance', async () => {
    const world = testEnvironment({
      fetch: (url) =>
        url === '/api/startup'
          ? Promise.resolve(
              jsonResponse({ maintenance: { is_maintenance: true, start_date: window2.start, end_date: null } }),
            )
          : new Promise(() => undefined),
    });
    await open('/', world, { layouts });
    expect(await screen.findByRole('heading', { name: 'Under maintenance' })).toBe(screen.getByRole('heading'));
    expect(screen.queryByText('Page first')).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('[LAYOUT-3] gives the page back at the end, once the platform agrees', async () => {
    let now = Date.parse('2026-12-01T12:59:59Z');
    const ticks: (() => void)[] = [];
    const fetch = () => Promise.resolve(jsonResponse({ statusCode: 1, maintenance: { is_maintenance: false } }));
    const world = { ...testEnvironment({ fetch }), now: () => now, setTimeout: (run: () => void) => ticks.push(run) };
    await open('/', world, { layouts, maintenance: window2 });
    await screen.findByRole('heading', { name: 'Under maintenance' });
    now += 4000;
    act(() => ticks.splice(0).forEach((tick) => tick()));
    expect((await screen.findByRole('heading', { name: 'Page first' })).tagName).toBe('H1');
  });
});
