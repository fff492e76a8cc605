import { defineWidget } from '../../engine';

export const announcementOpener = defineWidget({
  type: 'announcement-opener',
  load: () => import('./AnnouncementOpener'),
});
