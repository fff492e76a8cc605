import { contentRequest, type ExampleContent, type Game, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const request = (params: Parameters<typeof contentRequest<'games'>>[1]) =>
  contentRequest('games', { pageSize: 12, ...params });
const hot = (games: readonly Game[], total?: number): readonly ExampleContent[] => [
  [request({ list: 'hot' }), gamePage(games, total)],
];
const base = { title: { EN: 'Hot now' }, source: { list: 'hot' } } as const;
const koiTile = [
  ['link', 'Lucky Koi'],
  ['button', 'Favourite: Lucky Koi'],
] as const;

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'part of a list on a board',
    props: { ...base, arrangement: 'bento', offset: 0, limit: 1, pool: 12, lead: true },
    content: hot(gamesOf(12)),
    expects: [['region', 'Hot now'], ...koiTile],
  },
];
