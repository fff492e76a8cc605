import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { JackpotsProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Jackpot figures; the forms that let them grow by the second have a way to stop them. */
export const Jackpots = observer(function Jackpots({ variant, title, limit }: WidgetProps<JackpotsProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const jackpots = (useContent(contentRequest('jackpots', {})).value ?? []).slice(0, limit);
  if (jackpots.length === 0) return null;
  return <Form title={title ? text(title) : ''} jackpots={jackpots} />;
});
