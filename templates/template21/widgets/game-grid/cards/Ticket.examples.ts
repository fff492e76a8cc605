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
    name: 'shelf of tickets',
    props: { ...base, arrangement: 'shelf', card: 'ticket', shape: 'square', showCount: true },
    content: hot(gamesOf(12), 1284),
    expects: [['region', 'Hot now'], ...koiTile, ['button', 'Hot now: next']],
    says: ['1,284 games', 'Top', '12.4×'],
  },
  {
    name: 'numbered tickets',
    props: { ...base, card: 'ticket', shape: 'portrait', ranked: true, figure: 'players' },
    content: hot(gamesOf(3)),
    expects: koiTile,
    says: ['1,284 playing'],
  },
];
