import { contentRequest, type GameFacet, type WidgetExample } from '../../engine';
import { gamePage, liveTables } from '../../engine/examples';
import type { GameGridProps } from '../../schemas/generated/widgets';

const tableFacets: readonly GameFacet[] = [
  {
    name: 'limit',
    values: [
      { value: '5', games: 60 },
      { value: '1', games: 30 },
      { value: '100', games: 12 },
    ],
  },
  { name: 'seats', values: [{ value: 'open', games: 186 }] },
  { name: 'language', values: [{ value: 'en', label: 'English', games: 118 }] },
];

/** Live tables: as cards in a catalogue. */
export const tableExamples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'catalogue of tables',
    props: {
      source: { category: 'casino' },
      arrangement: 'catalogue',
      card: 'table',
      shape: 'wide',
      facets: ['limit', 'seats', 'language'],
    },
    content: [
      [
        contentRequest('games', { category: 'casino', facets: true, pageSize: 12 }),
        { ...gamePage(liveTables, 214), facets: tableFacets },
      ],
    ],
    expects: [
      ['group', 'Filters'],
      ['slider', 'Table limit from'],
      ['slider', 'Table limit up to'],
      ['switch', 'Open seats only 186'],
      ['checkbox', 'English 118'],
      ['link', 'Harbor 21'],
      ['img', '2 seats open / 7'],
      ['list', 'Last numbers'],
    ],
    says: ['Lena, Salon Verde'],
  },
  {
    name: 'tables on their way',
    props: {
      source: { category: 'casino' },
      arrangement: 'catalogue',
      card: 'table',
      shape: 'wide',
      title: { EN: 'Tables open now' },
      facets: ['limit'],
    },
    isWaiting: true,
    expects: [['region', 'Tables open now']],
  },
];
