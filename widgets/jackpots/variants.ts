import type { ReactNode } from 'react';
import { defineVariants, type Jackpot } from '../../engine';

export interface JackpotsFormProps {
  readonly title: string;
  /** Largest first. */
  readonly jackpots: readonly Jackpot[];
  /** Whether the figures stand still. */
  readonly isStill: boolean;
  /** Stops the figures; each form that shows them growing has a place for it. */
  readonly stop: ReactNode;
}

export const forms = defineVariants<JackpotsFormProps>('jackpots/forms');
