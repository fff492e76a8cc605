import { defineWidget } from '../../engine';
import { forms } from './variants';

export const callToAction = defineWidget({
  type: 'call-to-action',
  load: () => import('./CallToAction'),
  variants: { variant: forms },
});
