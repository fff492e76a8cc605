import { contentRequest, defineWidget } from '../../engine';
import { forms } from './variants';

export const jackpots = defineWidget({
  type: 'jackpots',
  load: () => import('./Jackpots'),
  variants: { variant: forms },
  content: () => [contentRequest('jackpots', {})],
});
