import { contentRequest, type ExampleContent, type Game, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const request = (params: Parameters<typeof contentRequest<'games'>>[1]) =>
  contentRequest('games', { pageSize: 12, ...params });
const hot = (games: readonly Game[], total?: number): readonly ExampleContent[] => [
  [request({ list: 'hot' }), gamePage(games, total)],
];
const base = { title: { EN: 'Hot now' }, source: { list: 'hot' } } as const;

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'snap cards',
    props: { ...base, card: 'snap' },
    content: hot(gamesOf(3)),
    expects: [['link', 'Lucky Koi']],
  },
];
