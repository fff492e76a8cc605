import { contentRequest, defineWidget } from '../../engine';

export const raceCard = defineWidget({
  type: 'race-card',
  load: () => import('./RaceCard'),
  content: () => [contentRequest('raceCard', {})],
});
