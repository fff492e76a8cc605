import { defineVariants, type Promotion } from '../../engine';

/** A promotion with words of the way to it: its own, else the widget's. */
export type Offer = Promotion & { readonly button: string };

export interface PromoStripFormProps {
  readonly title: string;
  readonly promotions: readonly Offer[];
}

export const forms = defineVariants<PromoStripFormProps>('promo-strip/forms');
