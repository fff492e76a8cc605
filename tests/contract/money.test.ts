import { expect, it } from 'vitest';
import { fc } from '../properties';
import { createKeptIntents } from '../../engine/money/keptIntents';
import { createSettledIntent } from '../../engine/money/settledIntent';
import { createTakenPayments } from '../../engine/money/takenPayments';
import { createOpenPayments } from '../../engine/api/openPayments';
import { MoneyIntent } from '../../engine/money/moneyIntent';
import type { MoneyCall, MoneyParams, MoneyView } from '../../engine/money/moneyCalls';
import { createStores } from '../../engine/stores/stores';
import { createTestBus, testEnvironment, type TestBus } from '../fixtures/environment';
import { createPatientTimers } from '../fixtures/patientTimers';
import { testSite } from '../fixtures/site';
import { faultScenarioNames, faultScenarios } from './faultScenarios';
import { harbor, listeningSandbox, type ListeningSandbox } from './sandboxVisit';
import { pace } from '../browser/pace';

/**
 * So many sandboxes side by side, with so many runs each: 80 in all, 40 in the merge gate, 500 in `npm run test:money`.
 */
const platforms = [1, 2, 3, 4] as const;
const runs = Math.ceil(Number(process.env['MONEY_RUNS'] ?? (process.env['E2E_SEED'] ? 40 : 80)) / platforms.length);
const timeoutMs = 80;

type Payment = 'deposit' | 'withdraw';

const paramsOf: { readonly [Name in Payment]: MoneyParams<Name> } = {
  deposit: { methodCode: 'wallet', amount: '150.25' },
  withdraw: { bankId: 'b-1', amount: '300.01' },
};

/** A browser of a player: its pages share what is kept, and each has stores of its own. */
function browser(sandbox: ListeningSandbox) {
  const local = new Map<string, string>();
  const bus = createTestBus();
  return { open: <Name extends Payment>(name: Name) => openPage(sandbox, name, { local, bus }) };
}

async function openPage<Name extends Payment>(
  sandbox: ListeningSandbox,
  name: Name,
  shared: { readonly local: Map<string, string>; readonly bus: TestBus },
) {
  const leaving = new AbortController();
  const environment = testEnvironment({
    ...shared,
    now: () => Date.now(),
    fetch: (url, init) =>
      fetch(url, { ...init, signal: AbortSignal.any([leaving.signal, ...(init.signal ? [init.signal] : [])]) }),
  });
  const site = testSite({ ...harbor, api: { baseUrl: sandbox.origin } });
  const compiled = { ...site, timings: { ...site.timings, callTimeoutMs: timeoutMs } };
  const timers = createPatientTimers();
  // A page that was left does nothing any more.
  const world = {
    ...environment,
    ...timers,
    setTimeout: (run: () => void, ms: number) => timers.setTimeout(() => leaving.signal.aborted || run(), ms),
  };
  const { api, session, sessionLoader } = createStores({ environment: world, site: compiled, locale: 'EN' });
  const kept = createKeptIntents(environment, compiled.domain);
  const settled = createSettledIntent(environment, compiled.domain);
  const intent = new MoneyIntent<Name>({
    name,
    environment: world,
    api,
    session,
    kept,
    settled,
    taken: createTakenPayments(createOpenPayments(environment), settled),
    blockUnload: () => () => undefined,
    callTimeoutMs: timeoutMs,
    onMoved: () => undefined,
  });
  await sessionLoader.restore();
  for (let tries = 0; !session.isAuthenticated && tries < 20; tries += 1)
    await (await sessionLoader.load()).login('juan', 'harbor-demo-1');
  return { intent, leave: () => leaving.abort() };
}

/** Waits like a player who does what the page offers: where nobody has confirmed anything, it is sent again. */
async function outcomeOf<Name extends MoneyCall>(intent: MoneyIntent<Name>): Promise<MoneyView<Name>> {
  for (;;) {
    if (intent.view.status === 'unconfirmed') await intent.retry();
    if (!intent.isOpen) return intent.view;
    await pace('look');
  }
}

it.concurrent.each(platforms)(
  '[CALL-X] runs through client, store and HTTP leave one line of the ledger for each intent: platform %i',
  async (platform) => {
    const sandbox = await listeningSandbox();
    const plan = fc.record({
      name: fc.constantFrom<Payment>('deposit', 'withdraw'),
      scenario: fc.constantFrom(...faultScenarioNames),
      isTwice: fc.boolean(),
      inBothTabs: fc.boolean(),
      /** The page is reloaded: while the call is under way, once it has come back, or not. */
      reload: fc.constantFrom('under way', 'after', 'never'),
    });
    const met = { checking: 0, reloaded: 0 };
    await fc.assert(
      fc.asyncProperty(plan, async ({ name, scenario, isTwice, inBothTabs, reload }) => {
        await sandbox.steer({ reset: true });
        const { open } = browser(sandbox);
        const tabs = [await open(name), await open(name)] as const;
        const opening = await sandbox.account('juan');
        const fault = faultScenarios[scenario];
        if (fault !== null) await sandbox.steer({ faults: [{ call: name, ...fault, times: 1 }] });
        const presses = [tabs[0], ...(isTwice ? [tabs[0]] : []), ...(inBothTabs ? [tabs[1]] : [])].map(({ intent }) =>
          intent.send(paramsOf[name] as never),
        );
        if (reload !== 'under way') await Promise.all(presses);
        let pages = [tabs[0], ...(inBothTabs ? [tabs[1]] : [])];
        // What one tab has been told is known, and nothing to go on with.
        const wasOpen = pages.every(({ intent }) => intent.isOpen);
        if (tabs[0].intent.view.status === 'checking') met.checking += 1;
        if (reload !== 'never') {
          pages.forEach(({ leave }) => leave());
          pages = [await open(name)];
          if (wasOpen) met.reloaded += 1;
          expect(pages[0]?.intent.isOpen).toBe(wasOpen);
        }
        const views = await Promise.all(pages.map(({ intent }) => outcomeOf(intent)));
        pages.forEach(({ leave }) => leave());
        const isKnown = wasOpen || reload === 'never';
        expect(views.map(({ status }) => status)).toEqual(views.map(() => (isKnown ? 'done' : 'idle')));
        const added = (await sandbox.account('juan')).ledger.slice(opening.ledger.length);
        expect(added.map(({ kind }) => kind)).toEqual([name === 'deposit' ? 'deposit' : 'withdrawal']);
        const told = views.flatMap((view) => (view.status === 'done' ? view.value.requestId : []));
        expect(new Set([...told, added[0]?.intent]).size).toBe(1);
      }),
      { numRuns: runs, seed: 20261121 + platform, endOnFailure: true },
    );
    await sandbox.app.close();
    expect(met.checking).toBeGreaterThan(runs / 10);
    expect(met.reloaded).toBeGreaterThan(runs / 10);
  },
);
