import {
  OpenPayment,
  PaymentView,
  paymentInAddress,
  useMoneyIntent,
  usePaymentPlace,
  useQuery,
  useRoute,
  type WidgetProps,
  type WithForms,
} from '../../engine';
import type { WithdrawalProps } from '../../schemas/generated/widgets';
import { WithdrawalForm } from './WithdrawalForm';

/**
 * Paying out. A payment that the platform has taken stands in the address, so that Back, a reload and a link show it
 * and send nothing; one whose outcome is not known is asked about; else the form.
 */
export function Withdrawal({ forms: [form] }: WidgetProps<WithForms<WithdrawalProps>>) {
  const query = useQuery();
  const { navigate } = useRoute();
  const intent = useMoneyIntent('withdraw');
  const shown = paymentInAddress(query);
  const { isOpen, refusal } = usePaymentPlace(intent, form, (payment) => navigate('withdrawal', { payment }));
  if (shown !== undefined)
    return <PaymentView key={shown} kind="withdrawal" requestId={shown} onAgain={() => navigate('withdrawal')} />;
  if (isOpen && intent.status !== 'idle') return <OpenPayment intent={intent} amount={intent.params.amount} />;
  return form ? <WithdrawalForm form={form} refusal={refusal} /> : null;
}
