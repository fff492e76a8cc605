import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useMessages, useText, useVariant, type WidgetProps } from '../../engine';
import type { MarqueeProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The operator's notices; shows nothing while there are none. */
export const Marquee = observer(function Marquee({ variant, label }: WidgetProps<MarqueeProps>) {
  const message = useMessages();
  const text = useText();
  const Form = useVariant(forms, variant);
  const items = useContent(contentRequest('marquee', {})).value ?? [];
  if (items.length === 0) return null;
  return <Form label={label ? text(label) : message('marquee.notice')} items={items} />;
});
