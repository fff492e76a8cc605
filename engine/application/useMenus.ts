import { useCallback } from 'react';
import { useRoute } from '../routing/CurrentRoute';
import { contentRequest } from '../stores/contentRequest';
import type { WrittenLink } from '../stores/operatorMenu';
import { useContent } from '../context/useContent';
import { useStores } from '../context/ApplicationContext';
import { useObserved } from '../context/useObserved';
import { useText } from '../context/useText';

/** A link of a menu, ready to show. */
export interface MenuLink {
  readonly label: string;
  readonly route: string;
  readonly icon?: string;
  readonly isCurrent: boolean;
}

/** A category of a menu, ready to show. */
export interface CategoryLink {
  /** Wire name, for example `slot_game`. */
  readonly name: string;
  readonly label: string;
  readonly route: string;
  readonly icon: string;
  readonly isCurrent: boolean;
  /** How many games or events it has; null while unknown. */
  readonly count: number | null;
  /** Has tables or events running now. */
  readonly isLive: boolean;
  /** No category, but what stands beside them (CAT-2). */
  readonly isBeside: boolean;
}

/** A list of links, and the entry of the operator's menu that fills it: `*` is its top level, empty none. */
export interface WrittenMenu {
  readonly links: readonly WrittenLink[];
  readonly filledBy?: string;
}

/** Links with their words, without those to pages that this site disables; see `useMenus`. */
export function useMenuLinks(links: readonly WrittenLink[], filledBy = ''): readonly MenuLink[] {
  return useMenus([{ links, filledBy }])[0] ?? [];
}

/**
 * Lists of links with their words, without those to pages that this site disables. A list with `filledBy` stands as it
 * was compiled until start-up names that entry of the operator's menu; from then on it holds the pages named there, in
 * that order (STATE-9).
 */
export function useMenus(menus: readonly WrittenMenu[]): readonly (readonly MenuLink[])[] {
  const text = useText();
  const { name } = useRoute();
  const { site } = useStores();
  const { routes } = site.site;
  const readMenu = useCallback(() => site.operatorMenu, [site]);
  const operators = useObserved(readMenu, () => null);
  return menus.map(({ links, filledBy }) =>
    ((filledBy && operators?.(filledBy, links)) || links).flatMap(({ label, route, icon }) =>
      routes.some((known) => known.name === route)
        ? [{ label: text(label), route, isCurrent: route === name, ...(icon ? { icon } : {}) }]
        : [],
    ),
  );
}

/**
 * The categories that providers supply, plus hot, in the platform's order (CAT-1, CAT-3), then free play and the
 * minigame where they are on (CAT-2). The reader must be an observer.
 */
export function useCategories(): readonly CategoryLink[] {
  const text = useText();
  const { name: current } = useRoute();
  const { site } = useStores();
  const counts = useContent(contentRequest('lobby', {})).value?.categories;
  return [...site.categories, ...site.secondaryNavigation].map((entry) => ({
    name: entry.name,
    label: text(entry.title),
    route: entry.route,
    icon: entry.icon,
    isCurrent: entry.route === current,
    count: counts?.[entry.name] ?? null,
    isLive: entry.live ?? false,
    isBeside: 'feature' in entry,
  }));
}
