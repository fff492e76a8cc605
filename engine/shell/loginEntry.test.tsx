import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegistry, defineWidget, RouteLink, useLoginReturn, useRoute } from '..';
import type { CompiledSite } from '../config/compiled';
import { installDialogs } from '../../tests/fixtures/dialogs';
import { siteAfter } from '../../tests/fixtures/editedSite';
import { jsonResponse, type TestEnvironment } from '../../tests/fixtures/environment';
import { modal, withModals } from '../../tests/fixtures/modals';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { documentPayload, node, renderPage } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';

/** Parts that ask a guest to sign in, and one that signs in. */
function Probe() {
  const { enterLogin } = useRoute();
  const goOn = useLoginReturn();
  return (
    <>
      <RouteLink route="login">Log in</RouteLink>
      <button type="button" onClick={() => enterLogin()}>
        favourite
      </button>
      <button type="button" onClick={() => enterLogin({ next: '/playnow?game=koi' })}>
        play
      </button>
      <button type="button" onClick={() => goOn()}>
        signed in
      </button>
    </>
  );
}

const registry = createRegistry([defineWidget({ type: 'probe', load: () => Promise.resolve({ Probe }) })]);

async function visit(site: CompiledSite, address: string, base: TestEnvironment = quietEnvironment()) {
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  // What a template looks like does not matter here.
  const plain = {
    ...site,
    theme: { ...site.theme, template: layout.name },
    layouts: { [layout.name]: layout },
    shell: [],
  };
  const pages = (url: string) => /^\/(?!modals\/)([\w-]+)\.json$/.exec(url)?.[1];
  const modals = withModals(
    base,
    ['loginmodal', 'modal-signin'].map((name) => modal(name, [node('probe', {})])),
  );
  const environment: TestEnvironment = {
    ...modals.environment,
    setTimeout: (run, ms) => (ms >= 1000 ? timers.push({ ms, run }) : base.setTimeout(run, ms)),
    fetch: (url, init) => {
      const page = pages(url);
      if (page === undefined) return modals.environment.fetch(url, init);
      return Promise.resolve(jsonResponse(payloadOf(plain, page === 'index' ? '/' : `/${page}`)));
    },
  };
  const rendered = await renderPage({
    site: plain,
    environment,
    registry,
    address,
    nodes: [node('probe', {})],
    locale: site.locales.default,
  });
  return { ...rendered, timers, environment, dialog: rendered.container.querySelector('dialog') };
}

const layout = { name: 'template4', regions: [{ id: 'main', landmark: 'main' as const, nodes: [], page: 'main' }] };
const payloadOf = (site: CompiledSite, address: string) =>
  documentPayload({ site, address, nodes: [node('probe', {})], locale: site.locales.default });
const here = () => window.location.pathname + window.location.search + window.location.hash;
const press = (name: string) =>
  act(async () => {
    screen.getByText(name).click();
    await settled();
  });

beforeAll(async () => {
  installDialogs();
  await Promise.all([import('./ModalContent'), import('./EntryOpener'), import('../routing/RouteRule')]);
});
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

const modalSites = [
  ['ENTRY-1', 'lucky-harbor.example', 'loginmodal'],
  ['ENTRY-2', 'fiesta-bola.example', 'modal-signin'],
] as const;

describe.each(modalSites)('[ENTRY-1, ENTRY-2] %s: %s', (_, domain, name) => {
  it('sends a guest from a player’s page home and opens its modal after 1,000 ms', async () => {
    const { timers, dialog } = await visit(siteAfter(domain), '/deposit?method=card');
    await waitFor(() => expect(here()).toBe('/?next=%2Fdeposit%3Fmethod%3Dcard'));
    await waitFor(() => expect(timers.map(({ ms }) => ms)).toContain(1000));
    expect(dialog?.open).toBe(false);
    await act(async () => {
      timers.find(({ ms }) => ms === 1000)?.run();
      await Promise.resolve();
    });
    await waitFor(() => expect(here()).toBe(`/?next=%2Fdeposit%3Fmethod%3Dcard#${name}`));
    await waitFor(() => expect(dialog?.open).toBe(true));
  });

  it.each([
    ['Log in', '/?next=%2Fslots%3Fsort%3Dnew'],
    ['favourite', '/?next=%2Fslots%3Fsort%3Dnew'],
    ['play', '/?next=%2Fplaynow%3Fgame%3Dkoi'],
  ])('takes the same way from %s on another page', async (what, arrival) => {
    const { timers } = await visit(siteAfter(domain), '/slots?sort=new');
    await press(what);
    await waitFor(() => expect(here()).toBe(arrival));
    await waitFor(() => expect(timers.map(({ ms }) => ms)).toContain(1000));
    await act(async () => {
      timers.find(({ ms }) => ms === 1000)?.run();
      await Promise.resolve();
    });
    await waitFor(() => expect(here()).toBe(`${arrival}#${name}`));
  });

  it('opens it at once where no page has to change', async () => {
    const { dialog } = await visit(siteAfter(domain), '/');
    await press('Log in');
    await waitFor(() => expect(here()).toBe(`/#${name}`));
    await waitFor(() => expect(dialog?.open).toBe(true));
  });

  it('does not open it for who has gone on meanwhile, nor again for who comes back', async () => {
    const { timers, dialog, environment } = await visit(siteAfter(domain), '/');
    await press('Log in');
    await waitFor(() => expect(dialog?.open).toBe(true));
    await act(async () => {
      window.history.back();
      await Promise.resolve();
    });
    await waitFor(() => expect([here(), dialog?.open]).toEqual(['/', false]));
    await act(() => settled(environment));
    expect([here(), dialog?.open, timers.filter(({ ms }) => ms === 1000)]).toEqual(['/', false, []]);
  });

  it('[ROUTE-7] leads on to the wanted page after signing in there', async () => {
    await visit(siteAfter(domain), `/?next=%2Fdeposit%3Fmethod%3Dcard#${name}`, playerEnvironment({ domain }));
    const buttons = await screen.findAllByText('signed in');
    await act(async () => {
      buttons[0]?.click();
      await settled();
    });
    await waitFor(() => expect(here()).toBe('/deposit?method=card'));
  });

  it('[ROUTE-7] stays where the guest was when nothing else was wanted', async () => {
    const { dialog } = await visit(siteAfter(domain), `/slots#${name}`, playerEnvironment({ domain }));
    await waitFor(() => expect(dialog?.open).toBe(true));
    await act(async () => {
      screen.getAllByText('signed in')[0]?.click();
      await settled();
    });
    await waitFor(() => expect([here(), dialog?.open]).toEqual(['/slots', false]));
  });
});

describe('[ENTRY-3] daily-draw.example', () => {
  it.each([
    ['Log in', '/login?next=%2Fslots'],
    ['favourite', '/login?next=%2Fslots'],
    ['play', '/login?next=%2Fplaynow%3Fgame%3Dkoi'],
  ])('goes to the sign-in page from %s', async (what, arrival) => {
    const { timers, dialog } = await visit(siteAfter('daily-draw.example'), '/slots');
    await press(what);
    await waitFor(() => expect(here()).toBe(arrival));
    expect([dialog?.open, timers.filter(({ ms }) => ms === 1000)]).toEqual([false, []]);
  });

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    '[ROUTE-7] leads on to no other site: %s',
    async (next) => {
      await visit(
        siteAfter('daily-draw.example'),
        `/login?next=${encodeURIComponent(next)}`,
        playerEnvironment({ domain: 'daily-draw.example' }),
      );
      await press('signed in');
      await waitFor(() => expect(here()).toBe('/'));
    },
  );
});

describe('an operator who edits site-configs/platform/login-entry.json', () => {
  const file = 'site-configs/platform/login-entry.json';

  it('[ENTRY-1] [CARD-1] sends slot4 to the sign-in page by taking its row out', async () => {
    const edit = (text: string) => {
      const table = JSON.parse(text) as { themes: Record<string, unknown> };
      delete table.themes['slot4'];
      return JSON.stringify(table);
    };
    await visit(siteAfter('lucky-harbor.example', { [file]: edit }), '/deposit');
    await waitFor(() => expect(here()).toBe('/login?next=%2Fdeposit'));
  });

  it('[ENTRY-3] [CARD-1] opens a modal for template7, after another delay, by adding a row', async () => {
    const edit = (text: string) => {
      const table = JSON.parse(text) as { themes: Record<string, unknown> };
      table.themes['template7'] = { kind: 'modal', route: 'slots', modal: 'modal-signin', delayMs: 2500 };
      return JSON.stringify(table);
    };
    const { timers } = await visit(siteAfter('daily-draw.example', { [file]: edit }), '/deposit');
    await waitFor(() => expect(here()).toBe('/slots?next=%2Fdeposit'));
    await waitFor(() => expect(timers.map(({ ms }) => ms)).toContain(2500));
    await act(async () => {
      timers.find(({ ms }) => ms === 2500)?.run();
      await Promise.resolve();
    });
    await waitFor(() => expect(here()).toBe('/slots?next=%2Fdeposit#modal-signin'));
  });
});
