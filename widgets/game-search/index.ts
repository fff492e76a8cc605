import { contentRequest, defineWidget } from '../../engine';
import type { GameSearchProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

export const gameSearch = defineWidget<GameSearchProps>({
  type: 'game-search',
  load: () => import('./GameSearch'),
  variants: { variant: forms },
  content: ({ variant }) =>
    variant === 'line' || variant === 'counter'
      ? [contentRequest('lobby', {})]
      : variant === 'seat'
        ? [contentRequest('games', { category: 'casino', pageSize: 9, facets: true })]
        : [],
});
