import { contentRequest, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const request = (params: Parameters<typeof contentRequest<'games'>>[1]) =>
  contentRequest('games', { pageSize: 12, facets: true, ...params });
const koiTile = [
  ['link', 'Lucky Koi'],
  ['button', 'Favourite: Lucky Koi'],
] as const;

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'masonry that adds more',
    props: { source: { categories: ['crash', 'hash_game'] }, arrangement: 'masonry', paging: 'more' },
    content: [[request({ category: 'crash,hash_game' }), gamePage(gamesOf(12), 40)]],
    expects: [['button', 'Load more']],
    says: ['12 of 40 shown'],
  },
  {
    name: 'bare pictures as cells of a wall',
    props: {
      title: { EN: 'Hot now' },
      source: { list: 'hot' },
      card: 'bare',
      arrangement: 'masonry',
      lead: true,
      limit: 2,
      pool: 12,
      seeAll: 'hot',
      spans: ['1x6 1x6 2x3', '2x12 2x11 2x11', '1x9 1x9 -'],
    },
    content: [[contentRequest('games', { list: 'hot', pageSize: 12 }), gamePage(gamesOf(12))]],
    expects: [['region', 'Hot now'], ['heading', 'Hot now'], ['link', 'See all: Hot now'], ...koiTile],
  },
];
