import { defineWidget } from '../../engine';

export const confirm = defineWidget({
  type: 'confirm',
  load: () => import('./Confirm'),
});
