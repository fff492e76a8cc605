import { defineVariants } from '../../engine';

export interface VipProgressFormProps {
  /** The page where a guest joins. */
  readonly joinRoute: string;
}

export const forms = defineVariants<VipProgressFormProps>('vip-progress/forms');
