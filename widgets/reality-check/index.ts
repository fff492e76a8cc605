import { defineWidget } from '../../engine';
import { forms } from './variants';

export const realityCheck = defineWidget({
  type: 'reality-check',
  load: () => import('./RealityCheck'),
  variants: { variant: forms },
});
