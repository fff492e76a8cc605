import { defineWidget } from '../../engine';
import type { GameStageProps } from '../../schemas/generated/widgets';

export const gameStage = defineWidget<GameStageProps>({ type: 'game-stage', load: () => import('./GameStage') });
