import { when } from 'mobx';
import type { FormOutcome } from './outcome';
import type { MoneyIntent } from '../money/moneyIntent';
import type { MoneyCall, MoneyParams, MoneyView } from '../money/moneyCalls';

/**
 * What an intent came to, as a form takes it. Of an unknown outcome the page tells in its own place: the form keeps
 * what was typed and says nothing, but why the platform refused to be sent it again.
 */
export function outcomeOfIntent<Name extends MoneyCall>(view: MoneyView<Name>): FormOutcome {
  if (view.status === 'done') return { ok: true, value: view.value };
  if (view.status === 'refused') return { ok: false, failure: view.failure };
  if (view.status === 'unconfirmed' && view.failure) return { ok: false, failure: view.failure, isUnknown: true };
  return {
    ok: false,
    failure: { statusCode: 0, statusMessage: '', isNotified: true },
    isUnknown: view.status !== 'idle',
  };
}

/**
 * Sends an intent that the ledger cannot be asked about. After a lost answer the same wish goes under its own request
 * id again, so that it counts once; a changed one is another intent. One that is under way already is waited for, and
 * is the answer where it is just the same.
 */
export async function insist<Name extends MoneyCall>(
  intent: MoneyIntent<Name>,
  params: MoneyParams<Name>,
): Promise<MoneyView<Name>> {
  const isUnderWay = intent.view.status === 'sending';
  const view = isUnderWay ? await until(intent, ({ status }) => status !== 'sending') : intent.view;
  const isMine = view.status !== 'idle' && isSame(view.params, params);
  if (isUnderWay && isMine) return view;
  if (view.status === 'unconfirmed') {
    if (isMine) return intent.retry();
    intent.reset();
  }
  return ownOf(await intent.send(params), params);
}

/**
 * Sends an intent and returns how it stands once that is known: done or refused; idle when the player chose to change
 * it, the session has ended, or what has come to its end is another wish, sent before this one. Until then the form
 * stays busy, and the page shows the open intent in its place.
 */
export async function sendUntilKnown<Name extends MoneyCall>(
  intent: MoneyIntent<Name>,
  params: MoneyParams<Name>,
): Promise<MoneyView<Name>> {
  await intent.send(params);
  return ownOf(
    await until(intent, ({ status }) => status === 'idle' || status === 'done' || status === 'refused'),
    params,
  );
}

/** Waits until an intent stands in some way, and returns how it did then. */
async function until<Name extends MoneyCall>(
  intent: MoneyIntent<Name>,
  stands: (view: MoneyView<Name>) => boolean,
): Promise<MoneyView<Name>> {
  let { view } = intent;
  await when(() => {
    ({ view } = intent);
    return stands(view);
  });
  return view;
}

/** How an intent stands for whoever wanted just that of it; idle for anybody else. */
function ownOf<Name extends MoneyCall>(view: MoneyView<Name>, params: MoneyParams<Name>): MoneyView<Name> {
  return view.status === 'idle' || isSame(view.params, params) ? view : { status: 'idle' };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
