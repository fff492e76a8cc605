import { useMenuLinks, useText, useVariant, type WidgetProps } from '../../engine';
import type { SiteFooterProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The foot of every page. */
export function SiteFooter({ node, variant, groups, about, licence, age, title, text: sentence, picture }: WidgetProps<SiteFooterProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const links = useMenuLinks(groups.flatMap((group) => group.links));
  return (
    <Form
      node={node}
      groups={groups.map((group) => ({
        title: text(group.title),
        links: group.links.flatMap((link) => links.find(({ route, label }) => route === link.route && label === text(link.label)) ?? []),
      }))}
      about={about ? text(about) : ''}
      licence={text(licence)}
      age={age}
      title={title ? text(title) : ''}
      text={sentence ? text(sentence) : ''}
      picture={picture ?? ''}
    />
  );
}
