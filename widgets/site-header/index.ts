import { defineWidget } from '../../engine';
import { forms } from './variants';

export const siteHeader = defineWidget({
  type: 'site-header',
  load: () => import('./SiteHeader'),
  variants: { variant: forms },
});
