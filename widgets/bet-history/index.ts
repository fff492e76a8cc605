import { defineWidget } from '../../engine';

export const betHistory = defineWidget({ type: 'bet-history', load: () => import('./BetHistory'), texts: ['records'] });
