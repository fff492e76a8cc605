import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { ProviderStripProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The studios behind the games (CAT-5). */
export const ProviderStrip = observer(function ProviderStrip({
  variant,
  title,
  limit,
}: WidgetProps<ProviderStripProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const all = useContent(contentRequest('providers', {})).value ?? [];
  if (all.length === 0) return null;
  return <Form title={title ? text(title) : ''} providers={all.slice(0, limit)} total={all.length} />;
});
