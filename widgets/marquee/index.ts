import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const marquee = defineWidget({
  type: 'marquee',
  load: () => import('./Marquee'),
  variants: { variant: forms },
  content: () => [contentRequest('marquee', {})],
});
