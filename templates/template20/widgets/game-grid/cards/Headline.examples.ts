import { contentRequest, type WidgetExample } from '../../../../../engine';
import { gamePage, liveTables } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'headline of a table',
    props: { source: { list: 'featured' }, arrangement: 'feed', card: 'headline', limit: 1 },
    content: [[contentRequest('games', { list: 'featured', pageSize: 1 }), gamePage(liveTables.slice(0, 1))]],
    says: ['Harbor 21', '2 seats open'],
  },
];
