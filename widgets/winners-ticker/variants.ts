import { defineVariants, type Winner } from '../../engine';

export interface WinnersTickerFormProps {
  readonly title: string;
  /** Newest first. */
  readonly winners: readonly Winner[];
  readonly limit: number;
  /** Rows from this index on are for wider screens only. */
  readonly mobileLimit: number;
}

export const forms = defineVariants<WinnersTickerFormProps>('winners-ticker/forms');
