import type { MenuItem, Startup } from '../api/startupModels';
import type { CompiledSite, Text } from '../config/compiled';

/** A link as a descriptor writes it. */
export interface WrittenLink {
  readonly label: Text;
  readonly route: string;
  readonly icon?: string;
}

/**
 * The links of an entry of the operator's menu, in the words of the compiled list where that has them; null where there
 * is no such entry, or none of its pages is known: then the compiled list stands.
 */
export type OperatorMenu = (entry: string, links: readonly WrittenLink[]) => readonly WrittenLink[] | null;

/** What start-up says of menus, in the words of the site. */
export interface StartupMenus {
  /** Names of categories in the operator's order; those that it lacks are hidden, unless it is empty. */
  readonly gameMenu: readonly string[];
  /** Null where nothing is counted that hides a category (CAT-3). */
  readonly providerCount: Readonly<Record<string, number>> | null;
  /** Null where start-up brought none. */
  readonly operatorMenu: OperatorMenu | null;
}

/** Reads what start-up says of menus. */
export function readMenus(
  { menu, gameMenu, providerCount }: Startup,
  site: Pick<CompiledSite, 'routes' | 'categories'>,
): StartupMenus {
  const { categories } = site;
  const named = (word: string) => categoryCalled(word, categories).name;
  const order = gameMenu.map(named);
  const counts = Object.entries(providerCount).filter(([word]) => named(word));
  return {
    // What a word means that names no category is not known: the list hides none, and those it lacks follow.
    gameMenu: order.includes('') ? [...order, ...categories.map(({ name }) => name).slice(1)] : order,
    // A category whose count can't be read counts as supplied; where no count can, all do.
    providerCount: counts.some(([, count]) => count !== null)
      ? Object.fromEntries(counts.map(([word, count]) => [named(word), count ?? 1]))
      : null,
    operatorMenu: menu[0] ? createOperatorMenu(menu, site) : null,
  };
}

/** The categories of the platform, also those that a site lacks, as `spelt` writes them (CAT-1). */
const known = /^(hot|slotgame|casino|hashgame|sportsbook|fishing|poker|sabong|lottery|horseracing|bingo|arcade|crash)$/;

/**
 * A word of the platform, and the category that it names, by its name or its segment, in any case, with or without
 * blanks, hyphens and underscores; a word that names none has an empty name.
 */
function categoryCalled(
  word: string,
  categories: CompiledSite['categories'],
): { readonly name: string; readonly route: string } {
  const route = word.trim().toLowerCase();
  const called = spelt(word);
  return (
    categories.find(({ name, segment }) => spelt(name) === called || spelt(segment) === called) ?? {
      name: known.test(called) ? route : '',
      route,
    }
  );
}

function spelt(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}

/** Reads the menu that startup brought. */
export function createOperatorMenu(
  menu: readonly MenuItem[],
  { routes, categories }: Pick<CompiledSite, 'routes' | 'categories'>,
): OperatorMenu {
  return (entry, links) => {
    // Of the top level, those that hold nothing themselves.
    const items =
      entry === '*'
        ? menu.filter(({ children }) => !children[0])
        : menu.find(({ id }) => id.trim().toLowerCase() === entry)?.children;
    const found = items?.flatMap(({ id }) => {
      const { route } = categoryCalled(id, categories);
      return routes.flatMap(({ name, path, title }) =>
        name === route || path === `/${route}`
          ? [links.find((link) => link.route === name) ?? { route: name, label: title }]
          : [],
      );
    });
    return found?.[0] ? found : null;
  };
}
