import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const promoStrip = defineWidget({
  type: 'promo-strip',
  load: () => import('./PromoStrip'),
  variants: { variant: forms },
  content: () => [contentRequest('promotions', {})],
});
