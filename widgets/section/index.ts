import { defineWidget } from '../../engine';
import { forms } from './variants';

export const section = defineWidget({
  type: 'section',
  load: () => import('./Section'),
  variants: { variant: forms },
});
