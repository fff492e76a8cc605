import { contentRequest, type GameFacet, type WidgetExample } from '../../engine';
import { gamePage, gamesOf, providers } from '../../engine/examples';
import type { GameGridProps } from '../../schemas/generated/widgets';

const request = (params: Parameters<typeof contentRequest<'games'>>[1]) =>
  contentRequest('games', { pageSize: 12, facets: true, ...params });
const facets: readonly GameFacet[] = [
  {
    name: 'tag',
    values: [
      { value: 'demo', games: 1100 },
      { value: 'new', games: 13 },
    ],
  },
  {
    name: 'provider',
    values: [
      { value: 'TIDEWELL', label: 'Tidewell', games: 214 },
      ...Array.from({ length: 9 }, (_, index) => ({ value: `S${index}`, label: `Studio ${index}`, games: 90 - index })),
    ],
  },
  {
    name: 'feature',
    values: [
      { value: 'free-spins', games: 806 },
      { value: 'wild-reels', games: 12 },
    ],
  },
  {
    name: 'volatility',
    values: [
      { value: 'high', games: 437 },
      { value: 'low', games: 402 },
    ],
  },
];
const koiTile = [
  ['link', 'Lucky Koi'],
  ['button', 'Favourite: Lucky Koi'],
] as const;

/** Games that a player can search, narrow and order, and go on in. */
export const browserExamples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'grid with controls and pages',
    props: {
      source: { category: 'slot_game' },
      arrangement: 'grid',
      controls: ['search', 'provider', 'sort', 'favourites'],
      paging: 'pages',
    },
    content: [
      [request({ category: 'slot_game' }), gamePage(gamesOf(12), 120)],
      [contentRequest('providers', {}), providers],
    ],
    expects: [
      ['search', 'Search these games'],
      ['searchbox', 'Search these games'],
      ['combobox', 'Studio'],
      ['combobox', 'Sort'],
      ['button', 'Favourites'],
      ['navigation', 'Pages'],
      ['link', 'Page 1'],
      ['link', 'Page 5'],
    ],
    says: ['120 games found'],
  },
  {
    name: 'catalogue with choices beside the games',
    props: {
      source: { category: 'slot_game' },
      arrangement: 'catalogue',
      controls: ['search', 'sort'],
      facets: ['tag', 'provider', 'feature', 'volatility'],
    },
    content: [[request({ category: 'slot_game' }), { ...gamePage(gamesOf(12), 1284), facets }]],
    expects: [
      ['group', 'Filters'],
      ['button', 'Filters'],
      ['group', 'Studio'],
      ['checkbox', 'Tidewell 214'],
      ['checkbox', 'Free spins 806'],
      ['checkbox', 'Low 402'],
      ['button', '4 more'],
      ...koiTile,
    ],
    says: ['1,284 games found', 'wild reels'],
  },
  {
    name: 'list with choices behind a button',
    props: { source: { list: 'hot' }, arrangement: 'list', card: 'row', facets: ['tag'], ranked: true },
    content: [[request({ list: 'hot' }), { ...gamePage(gamesOf(6)), facets }]],
    expects: [['button', 'Filters'], ...koiTile],
    says: ['6 games found'],
  },
  {
    name: 'category that nobody has games of',
    props: { source: { category: 'slot_game' }, arrangement: 'catalogue', controls: ['search'], paging: 'more' },
    content: [[request({ category: 'slot_game' }), gamePage([])]],
    expects: [['button', 'See hot games']],
    says: ['No games here yet', '0 games found'],
  },
  {
    name: 'category on its way',
    props: { source: { category: 'slot_game' }, arrangement: 'catalogue', controls: ['search'], paging: 'more' },
    isWaiting: true,
    expects: [['searchbox', 'Search these games']],
  },
];
