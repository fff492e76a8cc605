import { useMenus, useText, useVariant, type WidgetProps } from '../../engine';
import type { SiteFooterProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The foot of every page. */
export function SiteFooter({ node, variant, groups, about, licence, age, title, text: sentence, picture }: WidgetProps<SiteFooterProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const menus = useMenus(groups);
  return (
    <Form
      node={node}
      groups={groups.map((group, index) => ({ title: text(group.title), links: menus[index] ?? [] }))}
      about={about ? text(about) : ''}
      licence={text(licence)}
      age={age}
      title={title ? text(title) : ''}
      text={sentence ? text(sentence) : ''}
      picture={picture ?? ''}
    />
  );
}
