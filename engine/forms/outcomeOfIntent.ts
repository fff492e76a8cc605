import { when } from 'mobx';
import type { FormOutcome } from './outcome';
import type { MoneyIntent } from '../money/moneyIntent';
import type { MoneyCall, MoneyParams, MoneyView } from '../money/moneyCalls';

/**
 * What an intent came to, as a form takes it. Of an unknown outcome the page tells in its own place: the form keeps
 * what was typed and says nothing.
 */
export function outcomeOfIntent<Name extends MoneyCall>(view: MoneyView<Name>): FormOutcome {
  if (view.status === 'done') return { ok: true, value: view.value };
  if (view.status === 'refused') return { ok: false, failure: view.failure };
  return {
    ok: false,
    failure: { statusCode: 0, statusMessage: '', isNotified: true },
    isUnknown: view.status !== 'idle',
  };
}

/**
 * Sends an intent that the ledger cannot be asked about. After a lost answer the same wish goes under its own request
 * id again, so that it counts once; a changed one is another intent.
 */
export async function insist<Name extends MoneyCall>(
  intent: MoneyIntent<Name>,
  params: MoneyParams<Name>,
): Promise<MoneyView<Name>> {
  const { view } = intent;
  if (view.status === 'unconfirmed') {
    if (JSON.stringify(view.params) === JSON.stringify(params)) return intent.retry();
    intent.reset();
  }
  return intent.send(params);
}

/**
 * Sends an intent and returns how it stands once that is known: done or refused; idle when the player chose to change
 * it, or the session has ended. Until then the form stays busy, and the page shows the open intent in its place.
 */
export async function sendUntilKnown<Name extends MoneyCall>(
  intent: MoneyIntent<Name>,
  params: MoneyParams<Name>,
): Promise<MoneyView<Name>> {
  await intent.send(params);
  await when(() => !intent.isOpen);
  return intent.view;
}
