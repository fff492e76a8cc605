import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const heroCarousel = defineWidget({
  type: 'hero-carousel',
  load: () => import('./HeroCarousel'),
  variants: { variant: forms },
  content: () => [contentRequest('slides', {})],
});
