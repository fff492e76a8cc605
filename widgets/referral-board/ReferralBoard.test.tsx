import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { press } from '../../tests/fixtures/confirm';
import { playerEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';
import { testSite } from '../../tests/fixtures/site';

const friends = { code: 'JUAN7', earned: '0', reward: '20000', friends: [] };

/** The page of a site that has the programme, or has not, whose platform says so or is lost. */
async function showProgramme(referral: boolean, setting: { value?: unknown }, startup: object = {}, isThere = true) {
  const base = playerEnvironment();
  const fetch: typeof base.fetch = (url, init) => {
    if (url === '/api/club/referrals')
      return Promise.resolve(
        isThere ? jsonResponse({ statusCode: 1, value: friends }) : new Response('{}', { status: 404 }),
      );
    if (url === '/api/startup')
      return Promise.resolve(jsonResponse({ statusCode: 1, maintenance: { is_maintenance: false }, ...startup }));
    if (url !== '/api/home/referral') return base.fetch(url, init);
    return setting.value === undefined
      ? Promise.reject(new TypeError('network down'))
      : Promise.resolve(jsonResponse({ statusCode: 1, value: [{ setting_value: setting.value }] }));
  };
  await renderPage({
    environment: { ...base, fetch },
    site: { features: { ...testSite().features, referral } },
    nodes: [node('referral-board', { parameter: 'ref' })],
  });
  return base;
}

const over = 'Not available right now';

it('[CALL-SITE-14] [STATE-3] a programme that could not be read runs as the site has it', async () => {
  const environment = await showProgramme(true, {});
  expect(await screen.findAllByText(/JUAN7/)).not.toEqual([]);
  // A second attempt fails, too.
  await act(() => settled(environment));
  expect(screen.queryByText(over)).toBeNull();
});

it('[CALL-SITE-14] is not said to be over where it could not be read: it can be asked for again', async () => {
  const setting: { value?: unknown } = {};
  await showProgramme(false, setting);
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(over)).toBeNull();
  setting.value = '1';
  await press('Try again');
  expect(await screen.findAllByText(/JUAN7/)).not.toEqual([]);
});

it('[CALL-SITE-14] is over where the platform says so', async () => {
  await showProgramme(true, { value: '0' });
  expect(await screen.findByText(over)).toBeTruthy();
});

it('browsers translate neither the code, nor its link, nor a sum', async () => {
  await showProgramme(true, { value: '1' });
  const [code] = await screen.findAllByText('JUAN7');
  const link = screen.getByText(/\?ref=JUAN7$/);
  const sums = [...document.querySelectorAll('dd')];
  expect(sums).toHaveLength(3);
  for (const kept of [code, link, ...sums]) expect(kept?.closest('[translate=no]'), kept?.textContent).not.toBeNull();
  expect(code?.parentElement?.textContent).toBe('Your code: JUAN7');
  expect(code?.parentElement?.closest('[translate=no]')).toBeNull();
});

it.each([
  ['go.test-site.example', 'https://go.test-site.example'],
  ['https://Go.test-site.example/', 'https://go.test-site.example'],
  ['', window.location.origin],
  ['javascript:alert(1)', window.location.origin],
  ['elsewhere.example/path', window.location.origin],
  ['somebody@elsewhere.example', window.location.origin],
  ['xn--.example', window.location.origin],
])('[STATE-3] links to the host that start-up names, where it is one: %j', async (aff_domain, origin) => {
  await showProgramme(true, { value: '1' }, { aff_domain });
  expect(await screen.findByText(`${origin}/?ref=JUAN7`)).toBeTruthy();
});

/** What a guest sees of the page, on a site that says what its platform offers or not. */
async function showGuest(referrals: Response, site: object = {}) {
  const asked: string[] = [];
  const environment = testEnvironment({
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve(
        url === '/api/club/referrals'
          ? referrals.clone()
          : url === '/api/home/referral'
            ? jsonResponse({ statusCode: 1, value: [{ setting_value: '1' }] })
            : jsonResponse({ statusCode: 1, maintenance: { is_maintenance: false }, value: [] }),
      );
    },
  });
  const { routes } = testSite();
  const title = { EN: 'Bring your friends' };
  const { application } = await renderPage({
    environment,
    site: {
      features: { ...testSite().features, referral: true },
      routes: [...routes, { name: 'referral', path: '/referral', access: 'public', title }],
      ...site,
    },
    address: '/referral',
    nodes: [
      node('page-heading', { title, intro: { EN: 'And earn' }, form: 'above' }),
      node('referral-board', { parameter: 'ref' }),
    ],
  });
  await expect.poll(() => application.stores.site.isOpen).toBe(true);
  return { asked, environment };
}

it('[CALL-X] promises a guest nothing that the platform lacks, and leads to what there is', async () => {
  await showGuest(new Response('<h1>Not Found</h1>', { status: 404 }));
  expect(await screen.findByText('Not available on this site')).toBeTruthy();
  expect(document.querySelector('ol')).toBeNull();
  expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/slots');
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
});

it.each<[string, Response]>([
  ['refuses a call without a player', jsonResponse({ statusCode: 401, statusMessage: 'sessionExpired' })],
  ['is lost', new Response('', { status: 502 })],
])('[CALL-X] shows a guest the steps where the platform %s, and says nothing of that', async (_, answer) => {
  const { asked, environment } = await showGuest(answer);
  await expect.poll(() => asked).toContain('/api/club/referrals');
  await expect.poll(() => document.querySelectorAll('ol > li').length).toBe(3);
  expect(environment.logs.filter((line) => line.includes('referrals'))).toEqual([]);
});

it('[CALL-X] asks nothing for a guest where the site says that the platform has it', async () => {
  const { asked } = await showGuest(new Response('', { status: 404 }), { offers: ['referrals'] });
  await expect.poll(() => asked).toContain('/api/home/referral');
  expect([asked.includes('/api/club/referrals'), document.querySelectorAll('ol > li').length]).toEqual([false, 3]);
});

it('[CALL-X] shows no steps of a programme whose call the platform does not have', async () => {
  await showProgramme(true, { value: '1' }, {}, false);
  expect(await screen.findByText('Not available on this site')).toBeTruthy();
  expect(document.querySelector('ol')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
