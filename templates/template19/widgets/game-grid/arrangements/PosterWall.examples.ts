import { contentRequest, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const base = {
  title: { EN: 'Hot now' },
  source: { list: 'hot' },
  card: 'placard',
  arrangement: 'poster-wall',
  shape: 'portrait',
} as const;

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'posters on a wall',
    props: { ...base, note: { EN: 'Hung tonight' }, seeAll: 'hot' },
    content: [[contentRequest('games', { pageSize: 12, list: 'hot' }), gamePage(gamesOf(12))]],
    expects: [
      ['region', 'Hot now'],
      ['link', 'See all: Hot now'],
      ['link', 'Lucky Koi'],
      ['button', 'Favourite: Lucky Koi'],
    ],
    says: ['Hung tonight', 'XII'],
  },
  {
    name: 'posters below lists to choose from',
    props: {
      ...base,
      browser: 'words-browser',
      late: true,
      lists: [
        { list: 'hot', label: { EN: 'Hot' } },
        { list: 'new', label: { EN: 'New' } },
      ],
    },
    content: [[contentRequest('games', { pageSize: 12, list: 'hot', facets: true }), gamePage(gamesOf(12))]],
    isWaiting: true,
    expects: [
      ['tab', 'Hot 12'],
      ['tab', 'New'],
      ['link', 'Lucky Koi'],
    ],
  },
  { name: 'posters on their way', props: base, isWaiting: true, expects: [['region', 'Hot now']] },
];
