import { defineWidget } from '../../engine';
import { forms } from './variants';

export const gameSearch = defineWidget({
  type: 'game-search',
  load: () => import('./GameSearch'),
  variants: { variant: forms },
});
