import { defineWidget } from '../../engine';

export const partnersButton = defineWidget({
  type: 'partners-button',
  load: () => import('./PartnersButton'),
});
