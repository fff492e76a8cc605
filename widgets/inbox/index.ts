import { defineWidget } from '../../engine';

export const inbox = defineWidget({ type: 'inbox', load: () => import('./Inbox'), texts: ['records', 'club'] });
