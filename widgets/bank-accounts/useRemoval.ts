import { useConfirm, useMessages, useMoneyIntent, type BankAccount } from '../../engine';

/** The removal of an account. */
export interface Removal {
  /** The account that is being removed. */
  readonly current: string | undefined;
  /**
   * Asks the player and, after a yes, removes it; returns whether it is gone. Nothing is asked while another is being
   * removed.
   */
  readonly remove: (account: BankAccount) => Promise<boolean>;
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
    if (status === 'sending') return false;
    const question = {
      text: message('bankAccounts.sure', { name: `${bankName} ${number}` }),
      yes: message('bankAccounts.yes'),
      no: message('bankAccounts.keep'),
    };
    if (!(await confirm(question))) return false;
    const isSame = intent.status === 'unconfirmed' && intent.params.bankId === bankId;
    if (!isSame) reset();
    const { status: outcome } = isSame ? await retry() : await send({ bankId });
    if (outcome === 'done') reset();
    return outcome === 'done';
  };
  return { current: intent.status === 'sending' ? intent.params.bankId : undefined, remove };
}
