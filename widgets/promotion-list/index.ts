import { contentRequest, defineWidget } from '../../engine';

export const promotionList = defineWidget({
  type: 'promotion-list',
  load: () => import('./PromotionList'),
  texts: ['records'],
  content: () => [contentRequest('promotions', {})],
});
