import type { Account, KeptAnswer } from './accounts';
import { Refusal } from './refusal';

/**
 * Does what a request asks for once: the same request id again gives the same outcome, be it a refusal; with other
 * values it is refused as `requestIdReused`.
 */
export function once<Value>(
  account: Account,
  call: string,
  body: { readonly request_id: string; readonly auth: string },
  act: () => Value,
): Value {
  const asked = JSON.stringify([call, { ...body, auth: '' }]);
  const kept = account.answers.get(body.request_id) ?? { asked, outcome: outcomeOf(act) };
  account.answers.set(body.request_id, kept);
  if (kept.asked !== asked) throw new Refusal(409, 'requestIdReused');
  if ('refusal' in kept.outcome) throw kept.outcome.refusal;
  return kept.outcome.value as Value;
}

function outcomeOf(act: () => unknown): KeptAnswer['outcome'] {
  try {
    return { value: act() };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}
