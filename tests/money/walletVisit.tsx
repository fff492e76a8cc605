import { act, fireEvent, render, waitFor, within, type Screen } from '@testing-library/react';
import { createApplication, type RunningApplication } from '../../engine';
import type { CompiledModal, CompiledSite } from '../../engine/config/compiled';
import { registry } from '../../widgets';
import { createTestBus, testEnvironment, type TestBus } from '../fixtures/environment';
import { shippedForm } from '../fixtures/forms';
import { withModals } from '../fixtures/modals';
import { createPatientTimers } from '../fixtures/patientTimers';
import { documentPayload, node, plainTemplates } from '../fixtures/renderPage';
import { testSite } from '../fixtures/site';
import { httpFetch } from './httpFetch';

export type PaymentKind = 'deposit' | 'withdrawal';

/** How long a call may take on these pages, in ms: what takes longer counts as lost. */
const callTimeoutMs = 250;

/** The site of these pages, as the sandbox serves it too. */
export function walletSite(currency: CompiledSite['currency'] = { code: 'PHP', digits: 2 }): CompiledSite {
  const site = testSite();
  const route = (name: string, access: 'player' | 'public') => ({
    name,
    path: `/${name}`,
    access,
    title: { key: 'route.deposit.title' },
  });
  return {
    ...site,
    currency,
    routes: [
      ...site.routes,
      route('withdrawal', 'player'),
      route('transaction-history', 'player'),
      route('add-bank', 'player'),
      route('contact-us', 'public'),
    ],
    timings: { ...site.timings, callTimeoutMs },
  };
}

/** A player's browser: its tabs share what is kept, and hear each other. */
export interface Browser {
  readonly local: Map<string, string>;
  readonly bus: TestBus;
  readonly origin: string;
  readonly site: CompiledSite;
}

export function createBrowser(origin: string, site: CompiledSite): Browser {
  return { local: new Map(), bus: createTestBus(), origin, site };
}

type Page = Pick<
  Screen,
  'queryByRole' | 'getByLabelText' | 'findByText' | 'findByLabelText' | 'findByRole' | 'queryByText'
>;

/** A tab that shows a page. */
export interface OpenPage {
  readonly application: RunningApplication;
  readonly page: Page;
  readonly root: HTMLElement;
  readonly close: () => void;
}

/** A tab that shows a page of the wallet, and what a player does there. */
export interface Tab extends OpenPage {
  /** Waits until the form can be filled in, pressing "Try again" where the platform was too slow. */
  readonly fill: (amount: string) => Promise<void>;
  /** The last button of the form, with whatever it says. */
  readonly submitButton: () => HTMLButtonElement;
}

/** Opens a page of the wallet as the player who is signed in, or signs in first. */
export async function openTab(browser: Browser, kind: PaymentKind): Promise<Tab> {
  const shown = await openPage(browser, `/${kind}`, [node(kind, { forms: [shippedForm(kind)] })]);
  const { root, page } = shown;
  const submitButton = () => {
    const button = root.querySelector<HTMLButtonElement>('form button[type=submit]');
    if (!button) throw new Error(`There is no form:\n${root.textContent}`);
    return button;
  };
  return {
    ...shown,
    submitButton,
    async fill(amount) {
      await waitFor(() => {
        const again = page.queryByRole('button', { name: 'Try again' });
        if (again) fireEvent.click(again);
        page.getByLabelText('Amount');
      });
      fireEvent.change(page.getByLabelText('Amount'), { target: { value: amount } });
      if (kind === 'deposit') return;
      fireEvent.click(submitButton());
      await page.findByText('Review and confirm');
    },
  };
}

/** Opens a page of these widgets, and modals if it has any, as the player who is signed in, or signs in first. */
export async function openPage(
  { local, bus, origin, site }: Browser,
  address: string,
  nodes: Parameters<typeof documentPayload>[0]['nodes'],
  modals: readonly CompiledModal[] = [],
): Promise<OpenPage> {
  // A press on Back finds the same page, as after a visit that began there.
  window.history.replaceState(null, '', address);
  window.history.pushState(null, '', address);
  const base = testEnvironment({ local, bus, fetch: httpFetch(origin), now: () => Date.now() });
  const world = { ...base, ...createPatientTimers(), randomId: () => crypto.randomUUID() };
  const { environment, site: more } = withModals(world, modals);
  const payload = documentPayload({ nodes, site: { ...site, ...more }, environment, address });
  const application = createApplication({ environment, registry, templates: plainTemplates(), payload });
  await application.preload();
  const { session, sessionLoader } = application.stores;
  await sessionLoader.restore();
  // The first sign-in has the sandbox put its catalogue together, which takes longer than a call may here.
  for (let left = 200; !session.isAuthenticated && left > 0; left -= 1)
    await (await sessionLoader.load()).login('juan', 'harbor-demo-1');
  // A sign-in that took too long has said so; whoever is signed in now has closed that.
  application.stores.notices.closeAlert();
  const root = document.createElement('div');
  document.body.append(root);
  const opened = await act(async () => {
    const shown = render(application.element, { container: root });
    await Promise.resolve();
    return shown;
  });
  return { application, root, page: within(root), close: () => opened.unmount() };
}
