import { defineWidget } from '../../engine';
import { forms } from './variants';

export const siteFooter = defineWidget({
  type: 'site-footer',
  load: () => import('./SiteFooter'),
  variants: { variant: forms },
});
