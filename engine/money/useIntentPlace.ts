import { useState } from 'react';
import type { CallFailure } from '../api/result';
import type { MoneyCall, MoneyView } from './moneyCalls';

/** What a page shows of an intent beside its form. */
export interface IntentPlace {
  /**
   * Whether the open intent stands in the place of the form: its outcome is not known yet, it is being sent again, or
   * a form that is gone has sent it.
   */
  readonly isOpen: boolean;
  /** What the platform refused while no form waited for the answer; null for none. */
  readonly refusal: CallFailure | null;
}

/**
 * Tells whether an intent belongs to the form of the page, which then says itself what comes of it, or stands apart
 * from it: the page was left and opened again, or the answer was lost and read later.
 */
export function useIntentPlace(view: MoneyView<MoneyCall>): IntentPlace {
  const { status } = view;
  const [before, setBefore] = useState({ status, isApart: status !== 'idle' });
  const isApart = before.status === status ? before.isApart : isApartAfter(before, status);
  if (before.status !== status) setBefore({ status, isApart });
  const isOpen = status === 'sending' || status === 'checking' || status === 'unconfirmed';
  return { isOpen: isOpen && isApart, refusal: view.status === 'refused' && isApart ? view.failure : null };
}

type Status = MoneyView<MoneyCall>['status'];

function isApartAfter(before: { readonly status: Status; readonly isApart: boolean }, status: Status): boolean {
  switch (status) {
    case 'idle':
      return false;
    case 'checking':
    case 'unconfirmed':
      return true;
    case 'sending':
      return before.status === 'checking' || before.status === 'unconfirmed';
    case 'done':
    case 'refused':
      return before.isApart;
  }
}
