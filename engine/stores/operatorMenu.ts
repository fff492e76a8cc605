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
 * is no such entry, or none of its pages is known: then the compiled list stands.
 */
export type OperatorMenu = (entry: string, links: readonly WrittenLink[]) => readonly WrittenLink[] | null;

/** The categories of the platform, also those that a site lacks, as `spelt` writes them (CAT-1). */
const known = /^(hot|slotgame|casino|hashgame|sportsbook|fishing|poker|sabong|lottery|horseracing|bingo|arcade|crash)$/;

/**
 * A word of the platform, and the category that it names, by its name or its segment, in any case, with or without
 * blanks, hyphens and underscores; a word that names none has an empty name.
 */
export function categoryCalled(
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
