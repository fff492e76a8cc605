import { contentRequest, type WidgetExample } from '../../engine';
import { lobby } from '../../engine/examples';
import type { GameSearchProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<GameSearchProps>[] = [
  { name: 'box', props: { variant: 'box' }, expects: [['searchbox', 'Search games']] },
  { name: 'pill', props: { variant: 'pill' }, expects: [['searchbox', 'Search games']] },
  {
    name: 'line with the number of games',
    props: { variant: 'line' },
    content: [[contentRequest('lobby', {}), lobby]],
    expects: [
      ['search', 'Search games'],
      ['searchbox', 'Search games'],
    ],
  },
  { name: 'line, number on its way', props: { variant: 'line' }, isWaiting: true, expects: [['searchbox', 'Search games']] },
  { name: 'opener', props: { variant: 'opener', route: 'hot' }, expects: [['link', 'Search games']] },
];
