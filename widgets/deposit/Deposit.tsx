import { useEffect, useEffectEvent } from 'react';
import {
  OpenPayment,
  PaymentView,
  paymentInAddress,
  useMoneyIntent,
  useQuery,
  useRoute,
  type WidgetProps,
  type WithForms,
} from '../../engine';
import type { DepositProps } from '../../schemas/generated/widgets';
import { DepositForm } from './DepositForm';

/**
 * Paying in. A payment that the platform has taken stands in the address, so that Back, a reload and a link show it and
 * send nothing; one whose outcome is not known is asked about; else the form.
 */
export function Deposit({ forms: [form] }: WidgetProps<WithForms<DepositProps>>) {
  const query = useQuery();
  const { navigate } = useRoute();
  const intent = useMoneyIntent('deposit');
  const shown = paymentInAddress(query);
  const taken = intent.status === 'done' ? intent.value.requestId : undefined;
  const follow = useEffectEvent((requestId: string) => {
    intent.reset();
    navigate('deposit', { payment: requestId });
  });
  useEffect(() => {
    if (taken !== undefined) follow(taken);
  }, [taken]);
  if (shown !== undefined)
    return <PaymentView key={shown} kind="deposit" requestId={shown} onAgain={() => navigate('deposit')} />;
  if (intent.status === 'checking' || intent.status === 'unconfirmed')
    return <OpenPayment intent={intent} amount={intent.params.amount} />;
  return form ? <DepositForm form={form} /> : null;
}
