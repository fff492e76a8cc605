import { defineWidget } from '../../engine';

export const accountLinks = defineWidget({ type: 'account-links', load: () => import('./AccountLinks') });
