import { expect, test } from '../browser/test';
import { openIdle } from '../browser/idle';
import { addressOf } from './sites';
import { signIn } from './signIn';
import { gateShare } from '../gateShare';

test.use({ viewport: { width: 1280, height: 900 } });

/** Addresses whose query says what the page shows; pages are served without. */
const addresses = [
  ['lucky-harbor.example', '/news?page=2'],
  ['lucky-harbor.example', '/promotions?show=soon'],
  ['lucky-harbor.example', '/promotions?offer=friday-reload'],
  ['lucky-harbor.example', '/sports?sport=tennis'],
  ['oddsline.example', '/sports?sport=tennis'],
  ['lucky-harbor.example', '/slots?sort=new&page=2'],
  ['lucky-harbor.example', '/login?next=%2Fdeposit'],
  ['lucky-harbor.example', '/statement?from=2026-11-01&until=2026-11-10'],
  ['lucky-harbor.example', '/transaction-history?type=deposit'],
  ['lucky-harbor.example', '/bet-history?page=2'],
  ['lucky-harbor.example', '/inbox?show=rewards'],
  ['lucky-harbor.example', '/deposit?payment=00000000-0000-4000-8000-000000000000'],
  ['lucky-harbor.example', '/withdrawal?payment=00000000-0000-4000-8000-000000000000'],
] as const;

/** A guest is led to the login entry instead, which one of them shows: the statement. */
const forPlayers = /^\/(?:transaction-history|bet-history|inbox|deposit|withdrawal)/;

for (const who of gateShare(['guest', 'player'] as const, 0, String))
  test(`addresses that say what a page shows are hydrated as served, without a complaint, by a ${who}`, async ({
    page,
  }) => {
    if (who === 'player') await signIn(page, 'lucky-harbor.example');
    const said: string[] = [];
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && said.push(`${page.url()} ${message.text()}`),
    );
    const opened = addresses.filter(([, path]) => who === 'player' || !forPlayers.test(path));
    for (const [domain, path] of gateShare(opened, 0.4, ([, path]) => path))
      await openIdle(page, addressOf(domain, path));
    expect(said).toEqual([]);
  });
