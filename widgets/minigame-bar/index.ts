import { defineWidget } from '../../engine';

export const minigameBar = defineWidget({
  type: 'minigame-bar',
  load: () => import('./MinigameBar'),
});
