import { useCallback, useState } from 'react';
import {
  ButtonLink,
  EmptyState,
  FailedState,
  FormView,
  isLess,
  MoneyLines,
  negated,
  Skeleton,
  sumOf,
  useFormat,
  useMessages,
  usePlayerRead,
  type CompiledForm,
  type CallFailure,
  type MoneyLine,
  type Wallet,
} from '../../engine';
import { useWithdrawalData } from './useWithdrawalData';
import * as styles from './Withdrawal.css';

/** The form of a withdrawal with what is available, and its summary; until that is known, room for it. */
export function WithdrawalForm({
  form,
  refusal,
}: {
  readonly form: CompiledForm;
  /** What the platform refused before this form was shown. */
  readonly refusal: CallFailure | null;
}) {
  const message = useMessages();
  const banks = usePlayerRead('banks', {});
  const wallet = usePlayerRead('wallet', {});
  const [said, setSaid] = useState<{ readonly values: Readonly<Record<string, string>>; readonly step: string }>({
    values: {},
    step: 'amount',
  });
  const hear = useCallback((values: Readonly<Record<string, string>>, step: string) => setSaid({ values, step }), []);
  const { bank = '', amount = '' } = said.values;
  const { data, account, terms, least } = useWithdrawalData(banks.value?.accounts ?? [], wallet.value, bank);
  const { lines, total } = useLines(amount, account && `${account.bankName} ${account.number}`, terms);
  const failed = [banks, wallet].filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    const ask = () => failed.forEach(({ refresh }) => refresh());
    return (
      <FailedState
        call={banks.status === 'failed' ? 'banks' : 'wallet'}
        of="payment"
        isAsking={failed.some(({ isAsking }) => isAsking)}
        onRetry={ask}
      />
    );
  }
  if (!banks.value || !wallet.value) return <Skeleton className={styles.skeleton} />;
  if (banks.value.accounts.length === 0) {
    const add = (
      <ButtonLink route="add-bank" kind="primary">
        {message('withdrawal.addBank')}
      </ButtonLink>
    );
    return (
      <EmptyState icon="bank" title={message('withdrawal.noBankTitle')} action={add}>
        {message('withdrawal.noBankText')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.withdrawal} data-part="withdrawal">
      <Standing wallet={wallet.value} least={least} />
      <FormView
        form={form}
        data={data}
        refusal={refusal}
        onDone={ignore}
        onValues={hear}
        submitLabel={said.step === 'confirm' && total !== null ? message('withdrawal.send', { total }) : undefined}
        review={
          <>
            <h2 className={styles.heading}>{message('payment.summary')}</h2>
            <MoneyLines lines={lines} />
          </>
        }
      />
    </div>
  );
}

/** The intent tells what follows. */
function ignore(): void {
  // The payment shows as soon as it is taken.
}

/** What may be withdrawn, what is held, and why nothing can be where it is too little. */
function Standing({
  wallet: { available, locked },
  least,
}: {
  readonly wallet: Wallet;
  readonly least: string | undefined;
}) {
  const message = useMessages();
  const { money } = useFormat();
  const isTooLittle = least !== undefined && isLess(available, least);
  return (
    <section className={styles.standing} aria-label={message('withdrawal.available')} data-part="wallet">
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt className={styles.name}>{message('withdrawal.available')}</dt>
          <dd className={styles.figure} translate="no">
            {money(available)}
          </dd>
        </div>
        <div className={styles.sum}>
          <dt className={styles.name}>{message('withdrawal.locked')}</dt>
          <dd className={styles.figure} translate="no">
            {money(locked)}
          </dd>
        </div>
      </dl>
      <p className={styles.hint} role="status">
        {isTooLittle
          ? message('withdrawal.tooLittle', { min: money(least), available: money(available) })
          : message('withdrawal.lockedHint')}
      </p>
    </section>
  );
}

function useLines(
  amount: string,
  to: string | undefined,
  terms: ReturnType<typeof useWithdrawalData>['terms'],
): { readonly lines: readonly MoneyLine[]; readonly total: string | null } {
  const message = useMessages();
  const { money } = useFormat();
  const lines: readonly MoneyLine[] = [
    { name: message('withdrawal.to'), value: to ?? '–' },
    { name: message('payment.amount'), value: amount === '' ? '–' : money(amount) },
    { name: message('payment.fee'), value: terms?.feeText ?? '–' },
    { name: message('payment.time'), value: terms?.timeText ?? '–' },
    {
      name: message('payment.receive'),
      value: amount === '' || !terms ? '–' : money(sumOf(amount, negated(terms.fee))),
      isTotal: true,
    },
  ];
  return { lines, total: amount === '' ? null : money(amount) };
}
