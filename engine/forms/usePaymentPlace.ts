import { useEffect, useEffectEvent } from 'react';
import type { CompiledForm } from '../config/form/compiledForm';
import { useApplication } from '../context/ApplicationContext';
import { draftShelfOf } from './drafts';
import { useIntentPlace, type IntentPlace } from '../money/useIntentPlace';
import type { MoneyIntentHandle } from '../money/useMoneyIntent';

/**
 * What a page of payments shows beside its form. Once the platform has taken the payment, whoever heard of it, what
 * was typed is dropped, as one press would pay again, and `show` is called with the request id.
 */
export function usePaymentPlace(
  intent: MoneyIntentHandle<'deposit'> | MoneyIntentHandle<'withdraw'>,
  form: CompiledForm | undefined,
  show: (requestId: string) => void,
): IntentPlace {
  const { environment } = useApplication();
  const taken = intent.status === 'done' ? intent.value.requestId : undefined;
  const follow = useEffectEvent((requestId: string) => {
    if (form) draftShelfOf(environment).drop(form.draft);
    intent.reset();
    show(requestId);
  });
  useEffect(() => {
    if (taken !== undefined) follow(taken);
  }, [taken]);
  return useIntentPlace(intent);
}
