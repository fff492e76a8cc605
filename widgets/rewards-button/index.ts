import { defineWidget } from '../../engine';

export const rewardsButton = defineWidget({
  type: 'rewards-button',
  load: () => import('./RewardsButton'),
});
