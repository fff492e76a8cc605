import { expect, it } from 'vitest';
import { openSite } from '../../tests/fixtures/openSite';
import { testSite } from '../../tests/fixtures/site';
import type { Application } from '../context/ApplicationContext';
import { keepAttribution, campaignAttribution } from '../stores/campaignAttribution';
import { reportAdVisit } from './adVisit';

const { session } = testSite();

it.each<
  [string, { readonly search?: string; readonly cookies?: Readonly<Record<string, string>> }, object | undefined]
>([
  ['parameters of the address', { search: '?appsflyer_id=af-1&fbp=fb.1' }, { fbp: 'fb.1', appsflyer_id: 'af-1' }],
  ['the cookie', { cookies: { _fbp: 'fb.2' } }, { fbp: 'fb.2', appsflyer_id: '' }],
  ['nothing', { search: '?ref=maria' }, undefined],
])('[CALL-SITE-8] an ad visit is told by %s, once a session', async (_, options, said) => {
  const { stores, environment, calls } = openSite({ '/api/settings/adsvisit': { statusCode: 1 } }, options);
  const application = { environment, stores } as unknown as Application;
  for (let visit = 0; visit < 2; visit += 1)
    await reportAdVisit(application, campaignAttribution(environment, session));
  const sent = calls.filter(({ path }) => path === '/api/settings/adsvisit').map(({ body }) => body);
  expect(sent).toEqual(said ? [{ domain_name: 'test-site.example', external_id: 'TS01', ...said }] : []);
});

it('[CALL-SITE-8] the campaign attribution counts on the pages after it, too', () => {
  const local = new Map<string, string>();
  keepAttribution(openSite({}, { local }).environment, session, '?appsflyer_id=af-1');
  expect(campaignAttribution(openSite({}, { local, search: '' }).environment, session)).toMatchObject({
    fbp: '',
    appsflyerId: 'af-1',
  });
});
