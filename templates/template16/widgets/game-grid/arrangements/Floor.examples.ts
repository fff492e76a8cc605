import { contentRequest, type ExampleContent, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const base = { title: { EN: 'Hot now' }, source: { list: 'hot' }, card: 'bill', shape: 'square' } as const;
const request = contentRequest('games', { list: 'hot', pageSize: 12 });
const content: readonly ExampleContent[] = [[request, gamePage(gamesOf(3))]];

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'a floor whose studios are on their way',
    props: { ...base, arrangement: 'floor' },
    content,
    isWaiting: true,
    expects: [['region', 'Hot now']],
  },
];
