import { contentRequest, defineWidget } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';
import { gamesRequest } from './gamesRequest';
import { arrangements, cards, controlBars, pagings } from './variants';

export const gameGrid = defineWidget<GameGridProps>({
  type: 'game-grid',
  load: () => import('./GameGrid'),
  variants: { card: cards, arrangement: arrangements },
  content: (props) => [
    ...('favourites' in props.source ? [] : [gamesRequest(props, {})]),
    ...(props.controls.includes('provider') ? [contentRequest('providers', {})] : []),
  ],
  parts: ({ controls, paging }) => [
    ...(controls.length > 0 ? [{ variants: controlBars, name: 'game-controls' }] : []),
    ...(paging === 'none' ? [] : [{ variants: pagings, name: 'game-paging' }]),
  ],
});
