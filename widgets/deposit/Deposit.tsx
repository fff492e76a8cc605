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
  const { isOpen, refusal } = usePaymentPlace(intent, form, (payment) => navigate('deposit', { payment }));
  if (shown !== undefined)
    return <PaymentView key={shown} kind="deposit" requestId={shown} onAgain={() => navigate('deposit')} />;
  if (isOpen && intent.status !== 'idle') return <OpenPayment intent={intent} amount={intent.params.amount} />;
  return form ? <DepositForm form={form} refusal={refusal} /> : null;
}
