import { contentRequest, type WidgetExample } from '../../../../engine';
import { leaderboard } from '../../../../engine/examples';
import type { LeaderboardProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('leaderboard', {}), leaderboard]] as const;

export const examples: readonly WidgetExample<LeaderboardProps>[] = [
  {
    name: 'glass',
    props: { variant: 'glass', seeAll: 'leaderboard', title: { EN: 'Standings' } },
    content,
    expects: [
      ['region', 'Standings'],
      ['link', 'Standings'],
    ],
    says: ['jo***n'],
  },
];
