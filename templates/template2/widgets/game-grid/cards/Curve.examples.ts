import { contentRequest, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const source = { list: 'hot' } as const;
const title = { EN: 'Hot now' };
const request = (pageSize: number) => contentRequest('games', { list: 'hot', pageSize });

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'crash game on its curve',
    props: { source, arrangement: 'quad', card: 'curve', limit: 1 },
    content: [[request(1), gamePage(gamesOf(12).filter(({ rounds }) => rounds !== undefined))]],
    says: ['12.4×'],
  },
  {
    name: 'curve on its way',
    props: { title, source, arrangement: 'quad', card: 'curve', limit: 1 },
    isWaiting: true,
    expects: [['region', 'Hot now']],
  },
];
