import { contentRequest, type GameFacet, type WidgetExample } from '../../engine';
import { gamePage, lobby } from '../../engine/examples';
import type { GameSearchProps } from '../../schemas/generated/widgets';

const tableFacets: readonly GameFacet[] = [
  { name: 'seats', values: [{ value: 'open', games: 186 }] },
  { name: 'table', values: [{ value: 'roulette', label: 'Roulette', games: 40 }] },
  { name: 'limit', values: [{ value: '1', games: 30 }] },
  { name: 'language', values: [{ value: 'en', label: 'English', games: 118 }] },
];

export const examples: readonly WidgetExample<GameSearchProps>[] = [
  { name: 'box', props: { variant: 'box' }, expects: [['searchbox', 'Search games']] },
  {
    name: 'counter',
    props: { variant: 'counter' },
    content: [[contentRequest('lobby', {}), lobby]],
    expects: [
      ['combobox', 'Search in'],
      ['searchbox', 'Search games'],
      ['button', 'Search games'],
    ],
  },
  { name: 'pill', props: { variant: 'pill' }, expects: [['searchbox', 'Search games']] },
  {
    name: 'line with the number of games',
    props: { variant: 'line' },
    content: [[contentRequest('lobby', {}), lobby]],
    expects: [
      ['search', 'Search games'],
      ['searchbox', 'Search games'],
    ],
  },
  {
    name: 'line, number on its way',
    props: { variant: 'line' },
    isWaiting: true,
    expects: [['searchbox', 'Search games']],
  },
  { name: 'opener', props: { variant: 'opener', route: 'hot' }, expects: [['link', 'Search games']] },
  {
    name: 'the quick way to a seat',
    props: { variant: 'seat', route: 'casino' },
    content: [
      [
        contentRequest('games', { category: 'casino', pageSize: 9, facets: true }),
        { ...gamePage([], 214), facets: tableFacets },
      ],
    ],
    expects: [
      ['form', 'Quick seat'],
      ['combobox', 'Game'],
      ['radio', '₱5'],
      ['combobox', 'Dealer language'],
      ['button', 'Find a seat'],
    ],
    says: ['186 tables with an open seat', 'Roulette'],
  },
];
