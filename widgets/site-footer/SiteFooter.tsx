import { observer } from 'mobx-react-lite';
import { useMenus, useStores, useText, useVariant, type WidgetProps } from '../../engine';
import type { SiteFooterProps } from '../../schemas/generated/widgets';
import { SmallPrint } from './SmallPrint';
import { forms } from './variants';

/** The foot of every page. */
export const SiteFooter = observer(function SiteFooter({
  node,
  variant,
  groups,
  about,
  licence,
  care,
  title,
  text: sentence,
  picture,
}: WidgetProps<SiteFooterProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const menus = useMenus(groups);
  const { operator } = useStores().site.site;
  const isSaid = licence ?? care ?? operator?.words.legalName ?? operator?.licences[0];
  return (
    <Form
      node={node}
      groups={groups.map((group, index) => ({ title: text(group.title), links: menus[index] ?? [] }))}
      about={about ? text(about) : ''}
      licence={isSaid ? <SmallPrint licence={licence} care={care} /> : null}
      age={operator?.words.ageMark ?? ''}
      title={title ? text(title) : ''}
      text={sentence ? text(sentence) : ''}
      picture={picture ?? ''}
    />
  );
});
