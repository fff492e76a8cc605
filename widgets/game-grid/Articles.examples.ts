import { contentRequest, type GameFacet, type WidgetExample } from '../../engine';
import { gamePage, gamesOf } from '../../engine/examples';
import type { GameGridProps } from '../../schemas/generated/widgets';

const base = { title: { EN: 'Hot now' }, source: { list: 'hot' } } as const;
const facets: readonly GameFacet[] = [
  { name: 'provider', values: [{ value: 'TIDEWELL', label: 'Tidewell', games: 214 }] },
  { name: 'volatility', values: [{ value: 'high', games: 437 }] },
];

/** Games as articles of a shop. */
export const articleExamples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'catalogue of articles, chosen from at the first user interaction',
    props: {
      ...base,
      arrangement: 'catalogue',
      card: 'priced',
      shape: 'wide',
      controls: ['sorts'],
      facets: ['provider', 'volatility'],
      paging: 'pages',
      late: true,
    },
    content: [
      [contentRequest('games', { list: 'hot', pageSize: 12, facets: true }), { ...gamePage(gamesOf(12), 214), facets }],
    ],
    expects: [
      ['region', 'Hot now'],
      ['group', 'Filters'],
      ['group', 'Sort'],
      ['button', 'Newest'],
      ['link', 'Next page'],
      ['link', 'Lucky Koi'],
      ['button', 'Favourite: Lucky Koi'],
    ],
    says: ['RTP', '214 games found'],
  },
  {
    name: 'numbered articles',
    props: { ...base, card: 'priced', shape: 'wide', ranked: true },
    content: [[contentRequest('games', { list: 'hot', pageSize: 12 }), gamePage(gamesOf(12))]],
    expects: [
      ['region', 'Hot now'],
      ['link', 'Lucky Koi'],
      ['button', 'Favourite: Lucky Koi'],
    ],
    says: ['Play'],
  },
];
