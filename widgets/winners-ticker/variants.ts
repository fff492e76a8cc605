import type { ReactNode } from 'react';
import { defineVariants, type Winner } from '../../engine';

export interface WinnersTickerFormProps {
  readonly title: string;
  /** Newest first. */
  readonly winners: readonly Winner[];
  readonly limit: number;
  /** Rows from this index on are for wider screens only. */
  readonly mobileLimit: number;
  /** What stands in the middle of the rows; the form `credits` shows it. */
  readonly amid?: ReactNode;
}

export const forms = defineVariants<WinnersTickerFormProps>('winners-ticker/forms');
