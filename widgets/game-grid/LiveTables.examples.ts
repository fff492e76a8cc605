import { contentRequest, type Game, type GameFacet, type WidgetExample } from '../../engine';
import { gamePage, gamesOf } from '../../engine/examples';
import type { GameGridProps } from '../../schemas/generated/widgets';

const [blackjack] = gamesOf(4).flatMap((game) => (game.table ? [{ ...game, table: game.table }] : []));
if (!blackjack) throw new Error('The sample games hold no table.');
const seat = { player: 'ma***o', stake: '75.00' };
const tables: readonly Game[] = [
  {
    ...blackjack,
    table: { ...blackjack.table, taken: 5, dealer: 'Lena', room: 'Salon Verde', language: 'en', places: [seat, seat, seat, null, seat, seat, null] },
  },
  { ...blackjack, gameCode: 'wheel', name: 'Speed Roulette', table: { ...blackjack.table, numbers: [17, 32, 0] } },
];
const fullTable: Game = { ...blackjack, table: { ...blackjack.table, taken: 7 } };
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

/** Live tables: as cards in a catalogue, and one from above. */
export const tableExamples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'catalogue of tables',
    props: { source: { category: 'casino' }, arrangement: 'catalogue', card: 'table', shape: 'wide', facets: ['limit', 'seats', 'language'] },
    content: [[contentRequest('games', { category: 'casino', facets: true, pageSize: 12 }), { ...gamePage(tables, 214), facets: tableFacets }]],
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
    props: { source: { category: 'casino' }, arrangement: 'catalogue', card: 'table', shape: 'wide', title: { EN: 'Tables open now' }, facets: ['limit'] },
    isWaiting: true,
    expects: [['region', 'Tables open now']],
  },
  {
    name: 'table from above with a free seat',
    props: { source: { list: 'featured' }, arrangement: 'feed', card: 'felt', limit: 1 },
    content: [[contentRequest('games', { list: 'featured', pageSize: 1 }), gamePage(tables.slice(0, 1))]],
    expects: [
      ['img', 'Harbor 21: Seat 4 is open'],
      ['link', 'Seat 4 is open'],
    ],
    says: ['ma***o'],
  },
  ...(['headline', 'stakes'] as const).map((card) => ({
    name: `${card} of a table`,
    props: { source: { list: 'featured' as const }, arrangement: 'feed', card, limit: 1 },
    content: [[contentRequest('games', { list: 'featured', pageSize: 1 }), gamePage(tables.slice(0, 1))]] as const,
    says: ['Harbor 21', '2 seats open'],
  })),
  {
    name: 'full table from above',
    props: { source: { list: 'featured' }, arrangement: 'feed', card: 'felt', limit: 1 },
    content: [[contentRequest('games', { list: 'featured', pageSize: 1 }), gamePage([fullTable])]],
    expects: [['link', 'Join queue']],
  },
];
