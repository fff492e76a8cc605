import { defineVariants, type Promotion } from '../../engine';

export interface PromoStripFormProps {
  readonly title: string;
  readonly promotions: readonly Promotion[];
}

export const forms = defineVariants<PromoStripFormProps>('promo-strip/forms');
