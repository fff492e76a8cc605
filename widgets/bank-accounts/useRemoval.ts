import { useConfirm, useMessages, useMoneyIntent, type BankAccount, type CallFailure } from '../../engine';

/** The removal of an account. */
export interface Removal {
  /** The account that is being removed. */
  readonly current: string | undefined;
  /** The account whose removal is not confirmed; the list tells. */
  readonly unsure: string | undefined;
  /**
   * Why the platform refused the last removal; null for none. One that was sent again and refused may have gone through
   * the first time: it stays unsure.
   */
  readonly failure: CallFailure | null;
  /**
   * Asks the player and, after a yes, removes it; returns what came of it, `kept` after a no. Nothing is asked while
   * another is being removed.
   */
  readonly remove: (account: BankAccount) => Promise<'removed' | 'kept' | 'not removed'>;
  /** Ends the unconfirmed removal: the list has told. */
  readonly forget: () => void;
}

/**
 * Removes a player's accounts, each after a question (STATE-7). After a lost answer the same account goes under its own
 * request id again, so that it counts once; another account is another intent.
 */
export function useRemoval(): Removal {
  const message = useMessages();
  const confirm = useConfirm();
  const intent = useMoneyIntent('removeBank');
  const { status, send, retry, reset } = intent;
  const remove: Removal['remove'] = async ({ id: bankId, bankName, number }) => {
    if (status === 'sending') return 'kept';
    const question = {
      text: message('bankAccounts.sure', { name: `${bankName} ${number}` }),
      yes: message('bankAccounts.yes'),
      no: message('bankAccounts.keep'),
    };
    if (!(await confirm(question))) return 'kept';
    const isSame = intent.status === 'unconfirmed' && intent.params.bankId === bankId;
    if (!isSame) reset();
    const { status: outcome } = isSame ? await retry() : await send({ bankId });
    if (outcome !== 'done') return 'not removed';
    reset();
    return 'removed';
  };
  return {
    current: intent.status === 'sending' ? intent.params.bankId : undefined,
    unsure: intent.status === 'unconfirmed' ? intent.params.bankId : undefined,
    failure: intent.status === 'refused' || intent.status === 'unconfirmed' ? (intent.failure ?? null) : null,
    remove,
    forget: reset,
  };
}
