import { contentRequest, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const source = { list: 'hot' } as const;
const title = { EN: 'Hot now' };
const request = (pageSize: number) => contentRequest('games', { list: 'hot', pageSize });

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'chart of rounds',
    props: { source, arrangement: 'quad', card: 'chart', limit: 1 },
    content: [[request(1), gamePage(gamesOf(12).filter(({ rounds }) => rounds !== undefined))]],
    expects: [
      ['heading', 'Red Comet'],
      ['link', 'Play: Red Comet'],
      ['img', 'Last rounds: 12.4×, 1.0×, 2.5×, 3.1×'],
    ],
    says: ['last rounds, log scale'],
  },
  {
    name: 'chart of rounds on its way',
    props: { title, source, arrangement: 'quad', card: 'chart', limit: 1 },
    isWaiting: true,
    expects: [['region', 'Hot now']],
  },
];
