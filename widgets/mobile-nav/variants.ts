import type { ReactNode } from 'react';
import { defineVariants, type CategoryLink, type MenuLink, type NodeHandle } from '../../engine';

export interface MobileNavItem {
  readonly label: string;
  readonly icon: string;
  /** Left out: the item opens the menu. */
  readonly route?: string;
  /** What the address of its page says besides. */
  readonly query?: Readonly<Record<string, string>>;
  /** It stands for the page that is shown; what opens the menu stands for home, where no item before it leads there. */
  readonly isCurrent: boolean;
}

export interface MobileNavFormProps {
  /** Slot `menu`: further widgets in the menu, for example language and search. */
  readonly node: NodeHandle;
  readonly label: string;
  readonly items: readonly MobileNavItem[];
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly categories: readonly CategoryLink[];
  readonly links: readonly MenuLink[];
  readonly children?: ReactNode;
}

export const forms = defineVariants<MobileNavFormProps>('mobile-nav/forms');
