import { defineWidget } from '../../engine';

export const accountOverview = defineWidget({
  type: 'account-overview',
  load: () => import('./AccountOverview'),
  texts: ['club'],
});
