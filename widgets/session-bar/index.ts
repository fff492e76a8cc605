import { defineWidget } from '../../engine';
import { forms } from './variants';

export const sessionBar = defineWidget({
  type: 'session-bar',
  load: () => import('./SessionBar'),
  variants: { variant: forms },
});
