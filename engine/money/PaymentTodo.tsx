import { safeAddress } from '../api/readers/safeAddress';
import type { Payment, PaymentStep } from '../api/walletModels';
import { sumOf } from '../api/decimal';
import { useFormat } from '../context/useFormat';
import { useMessages } from '../context/useText';
import { CopyButton } from '../ui/CopyButton';
import { QrCode } from '../ui/QrCode';
import { MoneyLines } from './MoneyLines';
import * as styles from './Payment.css';
import * as buttons from '../ui/Button.css';

/** What the player does next to pay a deposit: scan, approve elsewhere, transfer, or say a code. */
export function PaymentTodo({ payment: { amount, fee, step } }: { readonly payment: Payment }) {
  const message = useMessages();
  const { money } = useFormat();
  const total = money(sumOf(amount, fee));
  if (step === undefined) return null;
  switch (step.kind) {
    case 'qr':
      return (
        <div className={styles.todo} data-part="payment-todo">
          <p className={styles.text}>{message('payment.scan')}</p>
          <QrCode content={step.content} label={message('payment.qr')} />
          {step.url === undefined ? null : <PageLink url={step.url} />}
        </div>
      );
    case 'redirect':
      return (
        <div className={styles.todo} data-part="payment-todo">
          <p className={styles.text}>{message('payment.redirectText')}</p>
          <PageLink url={step.url} isMain />
        </div>
      );
    case 'transfer':
      return (
        <div className={styles.todo} data-part="payment-todo">
          <p className={styles.text}>{message('payment.transferText', { amount: total })}</p>
          <Transfer step={step} />
        </div>
      );
    case 'voucher':
      return (
        <div className={styles.todo} data-part="payment-todo">
          <p className={styles.text}>{message('payment.voucherText', { amount: total })}</p>
          <span className={styles.copied}>
            <strong className={styles.voucher} translate="no">
              {step.code}
            </strong>
            <CopyButton text={step.code} label={`${message('payment.voucher')} ${step.code}`} />
          </span>
        </div>
      );
  }
}

/** Opens the page of whoever takes the payment beside this one, which goes on asking how it stands. */
function PageLink({ url, isMain = false }: { readonly url: string; readonly isMain?: boolean }) {
  const message = useMessages();
  const kind = isMain ? buttons.kinds.primary : buttons.kinds.secondary;
  return (
    <a
      href={safeAddress(url)}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttons.button} ${kind} ${buttons.sizes.normal}`}
    >
      {message('payment.openPage')}
    </a>
  );
}

function Transfer({ step }: { readonly step: Extract<PaymentStep, { kind: 'transfer' }> }) {
  const message = useMessages();
  const copied = (name: string, value: string) => ({
    name,
    value: (
      <span className={styles.copied}>
        <span>{value}</span>
        <CopyButton text={value} label={`${name} ${value}`} />
      </span>
    ),
  });
  const lines = [
    { name: message('payment.bankName'), value: step.bankName },
    { name: message('payment.holder'), value: step.holder },
    copied(message('payment.number'), step.number),
    copied(message('payment.purpose'), step.code),
  ];
  return (
    <div className={styles.filled}>
      <MoneyLines lines={lines} />
    </div>
  );
}
