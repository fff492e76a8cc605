import { defineWidget } from '../../engine';

export const missionBoard = defineWidget({
  type: 'mission-board',
  load: () => import('./MissionBoard'),
  texts: ['records', 'club'],
});
