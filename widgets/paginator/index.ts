import { defineWidget } from '../../engine';

export const paginator = defineWidget({
  type: 'paginator',
  load: () => import('./Paginator'),
});
