import { contentRequest, defineWidget } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';
import { gamesRequest, partOf } from './gamesRequest';
import { arrangements, cards, parts, skeletons } from './variants';

export const gameGrid = defineWidget<GameGridProps>({
  type: 'game-grid',
  load: () => import('./GameGrid'),
  variants: { card: cards, arrangement: arrangements },
  content: (props) => [
    ...(partOf(props) === 'own-games' ? [] : [gamesRequest(props)]),
    ...(props.controls.includes('provider') ? [contentRequest('providers', {})] : []),
  ],
  parts: (props) => {
    const name = partOf(props);
    return name
      ? [{ variants: parts, name }, ...(name === props.browser ? [{ variants: skeletons, name: props.card }] : [])]
      : [];
  },
});
