import { defineWidget } from '../../engine';

export const pageHeading = defineWidget({
  type: 'page-heading',
  load: () => import('./PageHeading'),
});
