import { defineVariants } from '../../engine';

export interface RealityCheckFormProps {
  /** The minutes that a player may choose among, as the descriptor has them. */
  readonly choices: readonly number[];
}

export const forms = defineVariants<RealityCheckFormProps>('reality-check/forms');
