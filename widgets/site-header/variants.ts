import { defineVariants, type NodeHandle } from '../../engine';

/**
 * What a form of the header gets. Slots: `nav`, `search`, `facts`, `language`, `session`, `line`, `categories`,
 * `start`, `end`, `ear` (a box beside the name).
 */
export interface SiteHeaderFormProps {
  readonly node: NodeHandle;
  readonly tagline: string;
  readonly details: readonly string[];
}

export const forms = defineVariants<SiteHeaderFormProps>('site-header/forms');
