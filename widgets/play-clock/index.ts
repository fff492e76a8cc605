import { defineWidget } from '../../engine';

export const playClock = defineWidget({ type: 'play-clock', load: () => import('./PlayClock') });
