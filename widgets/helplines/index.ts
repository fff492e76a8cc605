import { defineWidget } from '../../engine';

export const helplines = defineWidget({
  type: 'helplines',
  load: () => import('./Helplines'),
});
