import { defineWidget } from '../../engine';

export const picture = defineWidget({
  type: 'picture',
  load: () => import('./Picture'),
});
