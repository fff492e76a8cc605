import { contentRequest, defineWidget } from '../../engine';

export const partners = defineWidget({
  type: 'partners',
  load: () => import('./Partners'),
  content: () => [contentRequest('partners', {})],
});
