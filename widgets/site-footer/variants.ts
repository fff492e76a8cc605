import type { ReactNode } from 'react';
import { defineVariants, type MenuLink, type NodeHandle } from '../../engine';

export interface SiteFooterFormProps {
  /** Slot `above`: widgets before the links (studios, a call to action); slot `end`: floating or closing ones. */
  readonly node: NodeHandle;
  readonly groups: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
  readonly about: string;
  /** Operator, licence and a word on care; null where the site says nothing of them. */
  readonly licence: ReactNode;
  /** The age mark, `18+`; empty: none. */
  readonly age: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}

export const forms = defineVariants<SiteFooterFormProps>('site-footer/forms');
