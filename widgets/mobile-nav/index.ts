import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const mobileNav = defineWidget({
  type: 'mobile-nav',
  load: () => import('./MobileNav'),
  content: () => [contentRequest('lobby', {})],
  variants: { variant: forms },
});
