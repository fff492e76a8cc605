import { defineWidget } from '../../engine';

export const text = defineWidget({
  type: 'text',
  load: () => import('./Text'),
});
