import { defineWidget } from '../../engine';

export const statement = defineWidget({ type: 'statement', load: () => import('./Statement'), texts: ['records'] });
