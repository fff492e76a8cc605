import type { MenuItem } from '../api/startupModels';
import type { CompiledSite, Text } from '../config/compiled';

/** A link as a descriptor writes it. */
export interface WrittenLink {
  readonly label: Text;
  readonly route: string;
  readonly icon?: string;
}

/**
 * The links of an entry of the operator's menu, in the words of the compiled list where that has them; null where there
 * is no such entry.
 */
export type OperatorMenu = (entry: string, links: readonly WrittenLink[]) => readonly WrittenLink[] | null;

/** Reads the menu that startup brought. */
export function createOperatorMenu(
  menu: readonly MenuItem[],
  { routes, categories }: Pick<CompiledSite, 'routes' | 'categories'>,
): OperatorMenu {
  const linkTo = (id: string, links: readonly WrittenLink[]): readonly WrittenLink[] => {
    const route = categories.find(({ name }) => name === id)?.route ?? id;
    const known = links.find((link) => link.route === route);
    return known ? [known] : routes.flatMap(({ name, title }) => (name === route ? [{ route, label: title }] : []));
  };
  return (entry, links) => idsOf(menu, entry)?.flatMap((id) => linkTo(id, links)) ?? null;
}

/** What an entry holds; null where the operator has none of that name. Of the top level, what holds nothing itself. */
function idsOf(menu: readonly MenuItem[], entry: string): readonly string[] | null {
  if (entry === '*')
    return menu.length === 0 ? null : menu.flatMap(({ id, children }) => (children.length === 0 ? [id] : []));
  return menu.find(({ id }) => id === entry)?.children.map(({ id }) => id) ?? null;
}
