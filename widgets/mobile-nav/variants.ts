import type { ReactNode } from 'react';
import { defineVariants, type CategoryLink, type MenuLink, type NodeHandle } from '../../engine';

export interface MobileNavItem {
  readonly label: string;
  readonly icon: string;
  /** Left out: the item opens the menu. */
  readonly route?: string;
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
