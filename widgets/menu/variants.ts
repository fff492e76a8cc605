import { defineVariants, type MenuLink } from '../../engine';

export interface MenuFormProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly links: readonly MenuLink[];
}

export const forms = defineVariants<MenuFormProps>('menu/forms');
