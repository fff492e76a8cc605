import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  useCategories,
  useMenuLinks,
  useMessages,
  useRoute,
  useText,
  useVariant,
  type WidgetProps,
} from '../../engine';
import type { MobileNavProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Navigation for phones. The menu it opens closes with the next page and by Escape. */
export const MobileNav = observer(function MobileNav({ node, variant, items, links }: WidgetProps<MobileNavProps>) {
  const message = useMessages();
  const text = useText();
  const route = useRoute();
  const Form = useVariant(forms, variant);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [route.path]);
  return (
    <Form
      node={node}
      label={message('mobileNav.label')}
      items={items.map((item) => ({
        ...item,
        label: text(item.label),
        isCurrent: (item.route ?? 'home') === route.name && !item.query,
      }))}
      isOpen={isOpen}
      onToggle={setOpen}
      categories={useCategories()}
      links={useMenuLinks(links)}
    />
  );
});
