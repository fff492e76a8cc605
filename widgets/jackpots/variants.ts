import { defineVariants, type Jackpot } from '../../engine';

export interface JackpotsFormProps {
  readonly title: string;
  /** Largest first. */
  readonly jackpots: readonly Jackpot[];
}

export const forms = defineVariants<JackpotsFormProps>('jackpots/forms');
