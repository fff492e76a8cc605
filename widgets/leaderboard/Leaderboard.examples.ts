import { contentRequest, type WidgetExample } from '../../engine';
import { leaderboard, longName } from '../../engine/examples';
import type { LeaderboardProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('leaderboard', {}), leaderboard]] as const;
const long = [
  [
    contentRequest('leaderboard', {}),
    { ...leaderboard, title: longName, rows: [{ rank: 1, player: longName, points: 1, prize: '12.50' }] },
  ],
] as const;

export const examples: readonly WidgetExample<LeaderboardProps>[] = [
  {
    name: 'table',
    props: { variant: 'table', seeAll: 'leaderboard' },
    content,
    expects: [
      ['heading', 'Harbor Cup'],
      ['table', 'Harbor Cup'],
      ['rowheader', 'ma***o'],
      ['link', 'Full leaderboard: Harbor Cup'],
    ],
    says: ['128,400 pts', '1 pt', '₱50,000'],
  },
  {
    name: 'panel',
    props: { variant: 'panel', seeAll: 'leaderboard', title: { EN: 'Standings' } },
    content,
    expects: [
      ['region', 'Standings'],
      ['link', 'Standings'],
    ],
    says: ['128,400', 'jo***n'],
  },
  {
    name: 'the whole board',
    props: { variant: 'board' },
    content,
    expects: [
      ['table', 'Harbor Cup'],
      ['link', 'Log in'],
    ],
  },
  { name: 'panel of one', props: { variant: 'panel', limit: 1 }, content, expects: [['heading', 'Harbor Cup']] },
  {
    name: 'long names in a table',
    props: { variant: 'table' },
    content: long,
    expects: [['rowheader', longName]],
    says: ['₱12.50'],
  },
  { name: 'long names in a panel', props: { variant: 'panel' }, content: long, expects: [['heading', longName]] },
  {
    name: 'nobody yet',
    props: {},
    content: [[contentRequest('leaderboard', {}), { ...leaderboard, rows: [] }]],
    isEmpty: true,
  },
];
