import { useText, useVariant, type WidgetProps } from '../../engine';
import type { SiteHeaderProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The head of every page; its form places the brand and the slots. */
export function SiteHeader({ node, variant, tagline, details }: WidgetProps<SiteHeaderProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  return <Form node={node} tagline={tagline ? text(tagline) : ''} details={details.map((detail) => text(detail))} />;
}
