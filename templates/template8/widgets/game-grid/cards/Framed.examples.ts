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
    name: 'paintings in frames',
    props: { ...base, card: 'framed', shape: 'square', figure: 'table' },
    content: hot(gamesOf(12)),
    expects: [['region', 'Hot now'], ...koiTile, ['link', 'Harbor 21']],
    says: ['₱182,400.50', '₱50 – ₱25,000'],
  },
  {
    name: 'frames on their way',
    props: { ...base, card: 'framed', shape: 'square' },
    isWaiting: true,
    expects: [['region', 'Hot now']],
  },
];
