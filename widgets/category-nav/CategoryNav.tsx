import { observer } from 'mobx-react-lite';
import {
  contentRequest,
  useCategories,
  useContent,
  useMenus,
  useMessages,
  useStores,
  useText,
  useVariant,
  type WidgetProps,
} from '../../engine';
import type { CategoryNavProps } from '../../schemas/generated/widgets';
import { forms, type CategoryGroup } from './variants';

/**
 * The categories that providers supply, plus hot, in the operator's groups, and what stands beside them at the end
 * (CAT-1, CAT-2, CAT-3).
 */
export const CategoryNav = observer(function CategoryNav({
  node,
  variant,
  groups,
  links,
  filledBy,
  menus,
  homeCategory,
  showCounts,
  showProviders,
}: WidgetProps<CategoryNavProps>) {
  const message = useMessages();
  const text = useText();
  const { session } = useStores();
  const categories = useCategories();
  const Form = useVariant(forms, variant);
  const providers = useContent(showProviders > 0 ? contentRequest('providers', {}) : null).value ?? [];
  const [ownLinks = [], ...menuLinks] = useMenus([{ links, filledBy }, ...menus]);
  const named = new Set(groups.flatMap((group) => group.categories));
  const rest = categories.filter((category) => !named.has(category.name));
  const shown: CategoryGroup[] = groups.map((group, index) => ({
    title: text(group.title),
    categories: [
      ...group.categories.flatMap((name) => categories.find((category) => category.name === name) ?? []),
      ...(index === groups.length - 1 ? rest : []),
    ],
  }));
  return (
    <Form
      node={node}
      label={message('categoryNav.label')}
      groups={groups.length > 0 ? shown.filter((group) => group.categories.length > 0) : [{ title: '', categories }]}
      links={ownLinks}
      menus={menus.map((menu, index) => ({
        title: text(menu.title),
        links: menuLinks[index] ?? [],
        isLocked: menu.forPlayers && !session.isAuthenticated,
        forPlayers: menu.forPlayers,
      }))}
      homeRoute={categories.find(({ name }) => name === homeCategory)?.route ?? ''}
      showCounts={showCounts}
      providers={providers.slice(0, showProviders)}
      providerCount={providers.length}
    />
  );
});
