import { defineWidget } from '../../engine';

export const luckyWheel = defineWidget({ type: 'lucky-wheel', load: () => import('./LuckyWheel'), texts: ['records'] });
