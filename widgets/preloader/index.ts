import { defineWidget } from '../../engine';

export const preloader = defineWidget({
  type: 'preloader',
  load: () => import('./Preloader'),
});
