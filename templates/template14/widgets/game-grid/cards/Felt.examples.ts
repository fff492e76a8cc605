import { contentRequest, type WidgetExample } from '../../../../../engine';
import { fullTable, gamePage, liveTables } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'table from above with a free seat',
    props: { source: { list: 'featured' }, arrangement: 'feed', card: 'felt', limit: 1 },
    content: [[contentRequest('games', { list: 'featured', pageSize: 1 }), gamePage(liveTables.slice(0, 1))]],
    expects: [
      ['img', 'Harbor 21: Seat 4 is open'],
      ['link', 'Seat 4 is open'],
    ],
    says: ['ma***o'],
  },
  {
    name: 'full table from above',
    props: { source: { list: 'featured' }, arrangement: 'feed', card: 'felt', limit: 1 },
    content: [[contentRequest('games', { list: 'featured', pageSize: 1 }), gamePage([fullTable])]],
    expects: [['link', 'Join queue']],
  },
];
