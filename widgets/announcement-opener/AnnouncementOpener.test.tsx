import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { installDialogs } from '../../tests/fixtures/dialogs';
import { jsonResponse, testEnvironment, type TestEnvironment } from '../../tests/fixtures/environment';
import { modal, withModals } from '../../tests/fixtures/modals';
import { node, renderPage } from '../../tests/fixtures/renderPage';

beforeAll(async () => {
  installDialogs();
  // Loaded once, so that no test waits for the machine.
  await Promise.all([
    import('../../engine/shell/ModalContent'),
    import('../../engine/shell/modalLoader'),
    import('../announcements/Announcements'),
  ]);
});
afterEach(cleanup);

const holiday = { id: 'bank-holiday', title: 'Banks are closed', text: 'Wallets are paid as ever.' };
const limits = { id: 'new-limits', title: 'Set your own limits', text: 'One press.' };

/** A world whose platform is open and announces these. */
function world(value: readonly object[], local = new Map<string, string>()): TestEnvironment {
  return testEnvironment({
    local,
    fetch: (url) => {
      if (url === '/api/startup')
        return Promise.resolve(jsonResponse({ statusCode: 1, maintenance: { is_maintenance: false } }));
      if (url === '/api/home/fetch_announment') return Promise.resolve(jsonResponse({ statusCode: 1, value }));
      return new Promise(() => undefined);
    },
  });
}

function show(base: TestEnvironment, address = '/') {
  const modals = [
    modal('announcement', [node('announcements', {})]),
    modal('loginmodal', [node('text', { text: { EN: 'Log in here' }, as: 'p' })]),
  ];
  const nodes = [node('announcement-opener', { modal: 'announcement', route: 'home' })];
  return renderPage({ ...withModals(base, modals), nodes, address });
}

const kept = ({ local }: TestEnvironment) => JSON.parse(local.get('livery.announced') ?? '{}') as unknown;
const press = (name: string) =>
  act(async () => {
    (await screen.findByRole('button', { name })).click();
    await Promise.resolve();
  });

describe('AnnouncementOpener', () => {
  it('[CALL-SITE-12] [STATE-3] shows what is new one after the other, remembers it, and gives the page back', async () => {
    const base = world([holiday, limits]);
    const { application } = await show(base);
    expect(await screen.findByRole('heading', { name: 'Banks are closed' })).toBeTruthy();
    expect(window.location.hash).toBe('#announcement');
    await waitFor(() => expect(application.stores.site.layout.showsAnnouncement).toBe(true));
    await press('Next');
    expect(screen.getByRole('heading', { name: 'Set your own limits' })).toBeTruthy();
    await press('Got it');
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(kept(base)).toEqual({ version: 1, domain: 'test-site.example', ids: ['bank-holiday', 'new-limits'] });
    await waitFor(() => expect(application.stores.site.layout.showsAnnouncement).toBe(false));
  });

  it('[CALL-SITE-12] opens nothing over a field in which somebody types', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const base = world([holiday]);
    const { application } = await show(base);
    const request = contentRequest('announcements', {});
    await waitFor(() => expect(application.stores.content.get(request, 'en')?.value).toBeDefined());
    await act(() => Promise.resolve());
    expect([screen.queryByRole('heading', { name: 'Banks are closed' }), kept(base)]).toEqual([null, {}]);
    field.remove();
  });

  it('[CALL-SITE-12] shows only what this browser has not shown', async () => {
    const seen = new Map([
      ['livery.announced', JSON.stringify({ version: 1, domain: 'test-site.example', ids: ['bank-holiday'] })],
    ]);
    await show(world([holiday, limits], seen));
    expect(await screen.findByRole('heading', { name: 'Set your own limits' })).toBeTruthy();
    expect(screen.queryByText('1 of 2')).toBeNull();
  });

  it.each([
    ['everything has been seen', { version: 1, domain: 'test-site.example', ids: ['bank-holiday', 'new-limits'] }, '/'],
    ['another page is open', null, '/slots'],
    ['another modal is open', null, '/#loginmodal'],
  ])('[STATE-7] opens nothing while %s', async (_, copy, address) => {
    const base = world([holiday, limits], new Map(copy ? [['livery.announced', JSON.stringify(copy)]] : []));
    const { application } = await show({ ...base }, address);
    await waitFor(() => expect(application.stores.site.isOpen).toBe(true));
    await act(() => Promise.resolve());
    expect(window.location.hash).toBe(address === '/#loginmodal' ? '#loginmodal' : '');
  });

  it('calls off nobody who is on the way to another page', async () => {
    const base = world([holiday]);
    let asked = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const fetch: TestEnvironment['fetch'] = async (url, init) => {
      if (url === '/api/home/fetch_announment') {
        asked += 1;
        await held;
      }
      return base.fetch(url, init);
    };
    const { application } = await show({ ...base, fetch });
    await waitFor(() => expect(asked).toBe(1));
    // The address of a page that still loads: the old one is shown meanwhile.
    window.history.pushState(null, '', '/slots');
    answer();
    await waitFor(() =>
      expect(application.stores.content.get(contentRequest('announcements', {}), 'en')?.value).toBeDefined(),
    );
    await act(() => Promise.resolve());
    expect(window.location.pathname + window.location.hash).toBe('/slots');
    expect(base.local.get('livery.announced')).toBeNull();
  });

  it('[STATE-1] does not trust a copy of another site', async () => {
    const other = new Map([
      ['livery.announced', JSON.stringify({ version: 1, domain: 'other.example', ids: ['bank-holiday'] })],
    ]);
    await show(world([holiday], other));
    expect(await screen.findByRole('heading', { name: 'Banks are closed' })).toBeTruthy();
  });
});
