import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { sumOf } from '../api/decimal';
import type { Payment } from '../api/walletModels';
import { negated } from '../config/decimal';
import { useFormat } from '../context/useFormat';
import { useMoments } from '../context/useMoments';
import { useNow } from '../context/useNow';
import { useMessages } from '../context/useText';
import { useFailureText } from '../context/useFailureText';
import { Badge, type BadgeTone } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Icon } from '../ui/Icon';
import { feeText } from './feeText';
import { MoneyLines, type MoneyLine } from './MoneyLines';
import * as styles from './Payment.css';
import { PaymentSteps, type PaymentStage } from './PaymentSteps';
import { PaymentTodo } from './PaymentTodo';

const tones: Readonly<Record<Payment['state'], BadgeTone>> = {
  pending: 'warn',
  done: 'ok',
  rejected: 'bad',
  expired: 'neutral',
  checking: 'info',
};

/**
 * A deposit or withdrawal (@messages deposit.* @messages withdrawal.*): how it stands, what the player does next, what
 * it comes to, and the way on. Also its receipt.
 */
export function PaymentCard({
  kind,
  payment: told,
  check,
  onAgain,
}: {
  readonly kind: 'deposit' | 'withdrawal';
  readonly payment: Payment;
  /** The button that reads its status again, where the last look told nothing. */
  readonly check?: ReactNode;
  readonly onAgain: () => void;
}) {
  const message = useMessages();
  const { money } = useFormat();
  const { moment } = useMoments();
  const payment = useUnexpired(told);
  const { state, amount, method = '', reference } = payment;
  const isUncertain = check !== undefined && (state === 'pending' || state === 'checking');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={styles.card}
      aria-label={message(`${kind}.with`, { method })}
      data-part="payment"
      data-state={state}
    >
      <header className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.amount} translate="no">
            {money(amount)}
          </h2>
          <p className={styles.what}>{message(`${kind}.with`, { method })}</p>
        </div>
        <span role="status">
          <Badge tone={tones[state]}>{message(`payment.state.${state}`)}</Badge>
        </span>
      </header>
      <Outcome kind={kind} payment={payment} />
      {isUncertain && state === 'pending' ? <Note look="warn">{message('payment.unreadText')}</Note> : null}
      {kind === 'deposit' && state === 'pending' ? <PaymentTodo payment={payment} /> : null}
      <PaymentSteps stages={useStages(kind, payment)} />
      <MoneyLines
        lines={[
          ...useSums(kind, payment),
          ...(payment.expiresAt && state === 'pending'
            ? [{ name: message('payment.payUntil'), value: moment(payment.expiresAt) }]
            : []),
          ...(reference === ''
            ? []
            : [
                {
                  name: message('records.reference'),
                  value: (
                    <span className={styles.copied}>
                      <span translate="no">{reference}</span>
                      <CopyButton text={reference} label={`${message('records.reference')} ${reference}`} />
                    </span>
                  ),
                },
              ]),
        ]}
      />
      <div className={styles.actions}>
        {state === 'done' ? (
          <ButtonLink route="home" kind="primary">
            {message('payment.lobby')}
          </ButtonLink>
        ) : null}
        {isUncertain ? check : null}
        <Button kind={state === 'rejected' || state === 'expired' ? 'primary' : 'secondary'} onClick={onAgain}>
          {message(`${kind}.another`)}
        </Button>
        <ButtonLink route="contact-us" kind="quiet">
          {message('payment.support')}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * A payment as it is shown: nobody is to pay one whose time is over, by the platform's clock, before the ledger has
 * told what became of it.
 */
function useUnexpired(payment: Payment): Payment {
  const now = useNow(1000);
  const { state, expiresAt } = payment;
  const isOver = state === 'pending' && expiresAt !== undefined && now !== null && now >= Date.parse(expiresAt);
  return isOver ? { ...payment, state: 'checking' } : payment;
}

/** What came of it, in a sentence. */
function Outcome({
  kind,
  payment: { state, amount, bonus, reason, expectedAt },
}: {
  readonly kind: 'deposit' | 'withdrawal';
  readonly payment: Payment;
}) {
  const message = useMessages();
  const { money } = useFormat();
  const now = useNow(10_000);
  const refusal = useFailureText(
    useRefusal(state === 'rejected' && kind === 'deposit' ? (reason ?? 'paymentRefused') : null),
  );
  if (state === 'done')
    return (
      <Note look="ok">
        {message(`${kind}.done`, { amount: money(kind === 'deposit' ? sumOf(amount, bonus ?? '0') : amount) })}
      </Note>
    );
  if (state === 'expired') return <Note look="warn">{message('payment.expiredText')}</Note>;
  if (state === 'rejected')
    return <Note look="bad">{kind === 'withdrawal' ? message(`${kind}.backText`) : refusal}</Note>;
  if (state === 'checking') return <Note look="warn">{message('payment.checkingText')}</Note>;
  const isLate = now !== null && expectedAt !== undefined && now > Date.parse(expectedAt);
  return isLate ? <Note look="warn">{message('payment.takesLong')}</Note> : null;
}

function useRefusal(word: string | null) {
  return useMemo(() => (word === null ? null : { statusCode: 1, statusMessage: word }), [word]);
}

function Note({ look, children }: { readonly look: 'ok' | 'warn' | 'bad'; readonly children: string }) {
  return (
    <p className={styles[look]} role="status">
      <Icon name={look === 'ok' ? 'check' : 'alert'} size={20} className={styles.sign} />
      <span>{children}</span>
    </p>
  );
}

function useSums(kind: 'deposit' | 'withdrawal', { amount, fee, bonus }: Payment): readonly MoneyLine[] {
  const message = useMessages();
  const { money } = useFormat();
  const total = kind === 'deposit' ? sumOf(amount, fee) : sumOf(amount, negated(fee));
  return [
    { name: message('payment.amount'), value: money(amount) },
    { name: message('payment.fee'), value: feeText(message, money, fee) },
    ...(bonus === undefined ? [] : [{ name: message('payment.bonus'), value: `+${money(bonus)}` }]),
    { name: message(kind === 'deposit' ? 'payment.total' : 'payment.receive'), value: money(total), isTotal: true },
  ];
}

function useStages(
  kind: 'deposit' | 'withdrawal',
  { state, createdAt, expectedAt, finishedAt }: Payment,
): readonly PaymentStage[] {
  const message = useMessages();
  const { moment, hour } = useMoments();
  const isOver = state === 'done' || state === 'rejected' || state === 'expired';
  const note = expectedAt && !isOver ? { note: message('payment.expected', { time: hour(expectedAt) }) } : {};
  const end = finishedAt ? { time: moment(finishedAt) } : {};
  return [
    { name: message('payment.asked'), state: 'done', ...(createdAt ? { time: moment(createdAt) } : {}) },
    {
      name: message(`${kind}.waiting`),
      state: isOver ? (state === 'done' ? 'done' : 'failed') : 'now',
      ...note,
      ...(state === 'done' ? {} : end),
    },
    { name: message(`${kind}.landed`), state: state === 'done' ? 'done' : 'next', ...(state === 'done' ? end : {}) },
  ];
}
