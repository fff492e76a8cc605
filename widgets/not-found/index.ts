import { defineWidget } from '../../engine';

export const notFound = defineWidget({
  type: 'not-found',
  load: () => import('./NotFound'),
});
