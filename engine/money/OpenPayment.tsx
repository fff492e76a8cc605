import type { Decimal } from '../api/decimal';
import { useFormat } from '../context/useFormat';
import { useMessages } from '../context/useText';
import { OpenIntent } from './OpenIntent';
import type { MoneyIntentHandle } from './useMoneyIntent';

/** Shows a payment whose outcome is unknown. */
export function OpenPayment({
  intent,
  amount,
}: {
  readonly intent: MoneyIntentHandle<'deposit'> | MoneyIntentHandle<'withdraw'>;
  readonly amount: Decimal;
}) {
  const message = useMessages();
  const { money } = useFormat();
  return (
    <OpenIntent
      intent={intent}
      title={money(amount)}
      isAmount
      texts={{
        checking: message('payment.checkingText'),
        unconfirmed: message('payment.unconfirmedText'),
        silent: message('payment.silentText'),
      }}
    />
  );
}
