import { defineWidget } from '../../engine';

export const playBreak = defineWidget({ type: 'play-break', load: () => import('./PlayBreak'), texts: ['payment'] });
