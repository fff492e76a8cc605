import { defineVariants, type CategoryLink, type MenuLink, type NodeHandle, type Provider } from '../../engine';

export interface CategoryGroup {
  /** Empty when the operator made no groups. */
  readonly title: string;
  readonly categories: readonly CategoryLink[];
}

export interface CategoryNavFormProps {
  readonly node: NodeHandle;
  readonly label: string;
  readonly groups: readonly CategoryGroup[];
  readonly links: readonly MenuLink[];
  readonly showCounts: boolean;
  readonly providers: readonly Provider[];
}

export const forms = defineVariants<CategoryNavFormProps>(import.meta.glob('./forms/*.tsx'));
