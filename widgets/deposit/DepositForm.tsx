import { useCallback, useMemo, useState } from 'react';
import {
  FailedState,
  FormView,
  MoneyLines,
  Skeleton,
  sumOf,
  useFormat,
  useMessages,
  usePlayerRead,
  type CompiledForm,
  type CallFailure,
  type MoneyLine,
} from '../../engine';
import * as styles from './Deposit.css';
import { PendingDeposits } from './PendingDeposits';
import { useDepositData } from './useDepositData';

const recent = { kind: 'deposit', pageSize: 10 } as const;

/** The form of a deposit with its summary; until the ways to pay are there, room for them. */
export function DepositForm({
  form,
  refusal,
}: {
  readonly form: CompiledForm;
  /** What the platform refused before this form was shown. */
  readonly refusal: CallFailure | null;
}) {
  const message = useMessages();
  const methods = usePlayerRead('paymentMethods', {});
  const bonuses = usePlayerRead('bonuses', {});
  const history = usePlayerRead('transactions', recent);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const hear = useCallback((said: Readonly<Record<string, string>>) => setValues(said), []);
  const last = history.value?.items[0]?.method;
  const known = useMemo(
    () => ({ methods: methods.value ?? [], bonuses: bonuses.value ?? [], lastMethod: last }),
    [methods.value, bonuses.value, last],
  );
  const { data, terms, bonus, method } = useDepositData(
    known,
    values['method'] ?? '',
    values['bonus'] ?? '',
    values['amount'] ?? '',
  );
  const { lines, total } = useLines(values['amount'] ?? '', terms, bonus);
  if (methods.status === 'failed') {
    return <FailedState call="paymentMethods" of="payment" isAsking={methods.isAsking} onRetry={methods.refresh} />;
  }
  if (!methods.value || history.status === 'loading' || bonuses.status === 'loading') return <Waiting />;
  const pending = (history.value?.items ?? []).filter(({ state }) => state === 'pending' || state === 'checking');
  return (
    <div className={styles.deposit} data-part="deposit">
      <PendingDeposits payments={pending} />
      <FormView
        form={form}
        data={data}
        refusal={refusal}
        onDone={ignore}
        onValues={hear}
        submitLabel={total === null ? undefined : message('deposit.pay', { total })}
        review={
          <>
            <h2 className={styles.heading}>{message('payment.summary')}</h2>
            <MoneyLines lines={lines} />
            {method?.step ? <p className={styles.next}>{message(`deposit.next.${method.step}`)}</p> : null}
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

type Chosen = ReturnType<typeof useDepositData>;

/** What the deposit comes to: dashes until there is an amount. */
function useLines(
  amount: string,
  terms: Chosen['terms'],
  bonus: Chosen['bonus'],
): { readonly lines: readonly MoneyLine[]; readonly total: string | null } {
  const message = useMessages();
  const { money } = useFormat();
  const total = amount === '' ? null : money(sumOf(amount, terms?.fee ?? '0'));
  const lines: readonly MoneyLine[] = [
    { name: message('payment.amount'), value: amount === '' ? '–' : money(amount) },
    { name: message('payment.fee'), value: terms?.feeText ?? '–' },
    ...(bonus ? [{ name: bonus.name, value: `+${money(bonus.amount)}` }] : []),
    { name: message('payment.time'), value: terms?.timeText ?? '–' },
    { name: message('payment.total'), value: total ?? '–', isTotal: true },
  ];
  return { lines, total };
}

function Waiting() {
  return (
    <div className={styles.skeleton} aria-busy="true" data-part="deposit">
      <Skeleton className={styles.skeletonRows} />
      <Skeleton className={styles.skeletonSum} />
    </div>
  );
}
