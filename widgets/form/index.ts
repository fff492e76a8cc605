import { defineWidget } from '../../engine';

export const form = defineWidget({
  type: 'form',
  load: () => import('./Form'),
});
