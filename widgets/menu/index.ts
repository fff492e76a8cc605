import { defineWidget } from '../../engine';
import { forms } from './variants';

export const menu = defineWidget({
  type: 'menu',
  load: () => import('./Menu'),
  variants: { variant: forms },
});
