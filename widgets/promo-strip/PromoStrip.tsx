import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useMessages, useText, useVariant, type WidgetProps } from '../../engine';
import type { PromoStripProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Promotions as panels, coupons or stories. */
export const PromoStrip = observer(function PromoStrip({
  variant,
  title,
  limit,
  offset,
}: WidgetProps<PromoStripProps>) {
  const message = useMessages();
  const text = useText();
  const Form = useVariant(forms, variant);
  const promotions = (useContent(contentRequest('promotions', {})).value ?? []).slice(offset, offset + limit);
  if (promotions.length === 0) return null;
  const button = message('promoStrip.open');
  return (
    <Form title={title ? text(title) : ''} promotions={promotions.map((promotion) => ({ button, ...promotion }))} />
  );
});
