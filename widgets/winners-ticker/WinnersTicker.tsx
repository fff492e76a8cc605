import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { WinnersTickerProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Recent wins with masked names (SITE-9). */
export const WinnersTicker = observer(function WinnersTicker({
  node,
  variant,
  title,
  limit,
  mobileLimit,
}: WidgetProps<WinnersTickerProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const winners = useContent(contentRequest('statistics', {})).value?.winners ?? [];
  const amid = node.slot('amid');
  if (winners.length === 0) return amid;
  return <Form title={text(title)} winners={winners} limit={limit} mobileLimit={mobileLimit} amid={amid} />;
});
