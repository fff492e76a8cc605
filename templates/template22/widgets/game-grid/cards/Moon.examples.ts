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
    name: 'moons',
    props: { ...base, card: 'moon', shape: 'square', figure: 'players' },
    content: hot(gamesOf(12)),
    expects: [
      ['region', 'Hot now'],
      ['link', 'Lucky Koi 1,284 playing'],
      ['button', 'Favourite: Lucky Koi'],
    ],
  },
  {
    name: 'moons on their way',
    props: { ...base, card: 'moon', shape: 'square' },
    isWaiting: true,
    expects: [['region', 'Hot now']],
  },
];
