import { defineWidget } from '../../engine';

export const downloadBar = defineWidget({
  type: 'download-bar',
  load: () => import('./DownloadBar'),
});
