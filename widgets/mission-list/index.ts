import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const missionList = defineWidget({
  type: 'mission-list',
  load: () => import('./MissionList'),
  variants: { variant: forms },
  content: () => [contentRequest('missions', {})],
});
