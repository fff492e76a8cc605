import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const groups = [
  { title: { EN: 'Play' }, categories: ['slot_game', 'hot'] },
  { title: { EN: 'Tables' }, categories: ['casino'] },
];
const links = [{ label: { EN: 'Promotions' }, route: 'promotions', icon: 'megaphone' }];
const menus = [
  { title: { EN: 'Rewards' }, links: [{ label: { EN: 'VIP club' }, route: 'vip', icon: 'crown' }], forPlayers: false },
  {
    title: { EN: 'Your account' },
    links: [{ label: { EN: 'Inbox' }, route: 'inbox', icon: 'bell' }],
    forPlayers: true,
  },
];

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
  {
    name: 'mega, its panel closed',
    props: { variant: 'mega', groups, links, menus },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['button', 'Promotions'],
    ],
  },
];
