import { contentRequest, defineWidget } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';
import { gamesRequest } from './gamesRequest';
import { arrangements, cards } from './variants';

export const gameGrid = defineWidget<GameGridProps>({
  type: 'game-grid',
  load: () => import('./GameGrid'),
  variants: { card: cards, arrangement: arrangements },
  content: (props) => [
    ...('favourites' in props.source ? [] : [gamesRequest(props, {})]),
    ...(props.controls.includes('provider') ? [contentRequest('providers', {})] : []),
  ],
});
