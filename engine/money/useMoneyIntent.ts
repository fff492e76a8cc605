import { useCallback, useEffect, useMemo, useRef } from 'react';
import { createOpenPayments } from '../api/openPayments';
import { useApplication, type Application } from '../context/ApplicationContext';
import { useReloadBlocker } from '../context/useReloadBlocker';
import { useObserved } from '../context/useObserved';
import { blockUnload } from '../rareAbilities';
import { createKeptIntents, type KeptIntents } from './keptIntents';
import { createSettledIntent, type SettledIntent } from './settledIntent';
import { createTakenPayments, type TakenPayments } from './takenPayments';
import { MoneyIntent } from './moneyIntent';
import type { MoneyCall, MoneyParams, MoneyView } from './moneyCalls';

/** How an intent stands, and what may be done with it. */
export type MoneyIntentHandle<Name extends MoneyCall> = MoneyView<Name> & MoneyActions<Name>;

/** The same functions as long as the page shows the call; see `MoneyIntent` for each. */
export interface MoneyActions<Name extends MoneyCall> {
  readonly send: (params: MoneyParams<Name>) => Promise<MoneyView<Name>>;
  readonly retry: () => Promise<MoneyView<Name>>;
  readonly check: () => void;
  readonly reset: () => void;
}

/**
 * One intent to move money: `send(params)` once, then show `status`. `sending` and `checking` are neither success nor
 * failure and take no other press; `unconfirmed` offers `retry()` and `reset()`; `done` carries what the platform
 * answered (`value`), `refused` why not (`failure.statusMessage`, for `useErrorMessage`). The request id stays until
 * the outcome is known: over a reload, in every tab, and when the same player signs in again, for deposits and
 * withdrawals; as long as the page lives for the other calls. While one is under way the page is not reloaded by itself
 * (STATE-10). What is settled is forgotten when its page is left.
 */
export function useMoneyIntent<Name extends MoneyCall>(name: Name): MoneyIntentHandle<Name> {
  const application = useApplication();
  const intent = intentOf(application, name);
  const read = useCallback(() => intent.view, [intent]);
  const view = useObserved(read, noIntent);
  useReloadBlocker(view.status === 'sending' || view.status === 'checking');
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // React in development leaves and comes back at once: what came while the page was away is not told yet then.
      queueMicrotask(() => {
        if (!isShown.current && !intent.isOpen) intent.reset();
      });
    };
  }, [intent]);
  const actions = useMemo<MoneyActions<Name>>(
    () => ({
      send: (params) => intent.send(params),
      retry: () => intent.retry(),
      check: () => intent.check(),
      reset: () => intent.reset(),
    }),
    [intent],
  );
  return { ...view, ...actions };
}

const idle = { status: 'idle' } as const;

function noIntent(): typeof idle {
  return idle;
}

interface IntentShelf {
  readonly kept: KeptIntents;
  readonly settled: SettledIntent;
  readonly taken: TakenPayments;
  readonly intents: Map<MoneyCall, unknown>;
}

const shelves = new WeakMap<Application, IntentShelf>();

function shelfOf(application: Application): IntentShelf {
  const { environment, stores } = application;
  const known = shelves.get(application);
  if (known) return known;
  const { domain } = stores.site.site;
  const settled = createSettledIntent(environment, domain);
  const shelf = {
    kept: createKeptIntents(environment, domain),
    settled,
    taken: createTakenPayments(createOpenPayments(environment), settled),
    intents: new Map<MoneyCall, unknown>(),
  };
  shelves.set(application, shelf);
  return shelf;
}

/** The payments of an application that the platform has taken. */
export function takenPaymentsOf(application: Application): TakenPayments {
  return shelfOf(application).taken;
}

/** The intent of a call: one for an application, whoever shows it. */
export function intentOf<Name extends MoneyCall>(application: Application, name: Name): MoneyIntent<Name> {
  const { environment, stores } = application;
  const { intents, ...records } = shelfOf(application);
  const known = intents.get(name) as MoneyIntent<Name> | undefined;
  const intent =
    known ??
    new MoneyIntent({
      ...records,
      name,
      environment,
      api: stores.api,
      session: stores.session,
      blockUnload,
      callTimeoutMs: stores.site.site.timings.callTimeoutMs,
      onMoved: () => void stores.sessionLoader.loaded?.loadBalance(),
    });
  intents.set(name, intent);
  return intent;
}
