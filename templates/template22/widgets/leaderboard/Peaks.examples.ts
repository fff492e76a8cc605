import { contentRequest, type WidgetExample } from '../../../../engine';
import { leaderboard, longName } from '../../../../engine/examples';
import type { LeaderboardProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('leaderboard', {}), leaderboard]] as const;
const long = [
  [
    contentRequest('leaderboard', {}),
    { ...leaderboard, title: longName, rows: [{ rank: 1, player: longName, points: 1, prize: '12.50' }] },
  ],
] as const;

export const examples: readonly WidgetExample<LeaderboardProps>[] = [
  {
    name: 'peaks',
    props: { variant: 'peaks', seeAll: 'leaderboard' },
    content,
    expects: [
      ['region', 'Harbor Cup'],
      ['link', 'Full leaderboard'],
    ],
    says: ['ma***o: 128,400 pts'],
  },
  { name: 'one peak', props: { variant: 'peaks' }, content: long, expects: [['heading', longName]] },
];
