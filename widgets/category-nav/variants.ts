import { defineVariants, type CategoryLink, type MenuLink, type NodeHandle, type Provider } from '../../engine';

export interface CategoryGroup {
  /** Empty when the operator made no groups. */
  readonly title: string;
  readonly categories: readonly CategoryLink[];
}

/** Further links of a menu, under a title. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
  /** The player's own pages: they stand last. */
  readonly forPlayers: boolean;
  /** A guest sees a lock and is asked to sign in. */
  readonly isLocked: boolean;
}

export interface CategoryNavFormProps {
  readonly node: NodeHandle;
  readonly label: string;
  readonly groups: readonly CategoryGroup[];
  readonly links: readonly MenuLink[];
  readonly menus: readonly LinkGroup[];
  /** The page that home stands for; empty for none. */
  readonly homeRoute: string;
  readonly showCounts: boolean;
  readonly providers: readonly Provider[];
  /** How many studios there are, shown or not. */
  readonly providerCount: number;
}

export const forms = defineVariants<CategoryNavFormProps>('category-nav/forms');
