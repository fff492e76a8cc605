import { useMenuLinks, useText, useVariant, type WidgetProps } from '../../engine';
import type { MenuProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/**
 * A list of links to pages of the site; links to pages that this site disables are left out, and the operator's menu
 * may fill it.
 */
export function Menu({ variant, label, links, filledBy }: WidgetProps<MenuProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  return <Form label={text(label)} links={useMenuLinks(links, filledBy)} />;
}
