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
    name: 'wheel of discs',
    props: { ...base, arrangement: 'wheel', card: 'disc' },
    content: hot(gamesOf(12)),
    expects: [
      ['region', 'Hot now'],
      ['button', 'Next game'],
      ['button', 'Previous game'],
    ],
  },
  {
    name: 'wheel without a title',
    props: { source: { list: 'hot' }, arrangement: 'wheel', card: 'disc' },
    content: hot(gamesOf(3)),
    expects: [['region', 'Wheel of games']],
  },
  {
    name: 'no games on a wheel',
    props: { ...base, arrangement: 'wheel', card: 'disc' },
    content: hot([]),
    says: ['No games here yet'],
  },
  ...(['wheel'] as const).map((arrangement) => ({
    name: `${arrangement} on its way`,
    props: { ...base, arrangement },
    isWaiting: true as const,
    expects: [['heading', 'Hot now']] as const,
  })),
];
