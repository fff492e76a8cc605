import { defineWidget } from '../../engine';
import type { PearlGameProps } from '../../schemas/generated/widgets';

export const pearlGame = defineWidget<PearlGameProps>({ type: 'pearl-game', load: () => import('./PearlGame') });
