import { defineWidget } from '../../engine';

export const appDownload = defineWidget({ type: 'app-download', load: () => import('./AppDownload') });
