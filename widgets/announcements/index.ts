import { contentRequest, defineWidget } from '../../engine';

export const announcements = defineWidget({
  type: 'announcements',
  load: () => import('./Announcements'),
  content: () => [contentRequest('announcements', {})],
});
