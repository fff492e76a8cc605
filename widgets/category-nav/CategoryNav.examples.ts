import { contentRequest, type WidgetExample } from '../../engine';
import { lobby, longName, manyProviders } from '../../engine/examples';
import type { CategoryNavProps } from '../../schemas/generated/widgets';

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
    name: 'inline',
    props: { variant: 'inline', links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots'],
      ['link', 'Horse racing'],
      ['link', 'Promotions'],
    ],
  },
  {
    name: 'pills',
    props: { variant: 'pills', groups, links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots'],
      ['link', 'Hot'],
    ],
  },
  {
    name: 'strip',
    props: { variant: 'strip', groups },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots'],
      ['link', 'Hot'],
      ['link', 'Crash'],
    ],
  },
  {
    name: 'icon strip',
    props: { variant: 'icon-strip', groups, links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots'],
      ['link', 'Crash'],
      ['link', 'Promotions'],
    ],
  },
  {
    name: 'tabs',
    props: { variant: 'tabs', groups, links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Lobby'],
      ['link', 'Slots'],
      ['link', 'Promotions'],
    ],
  },
  {
    name: 'sidebar of a guest',
    props: { variant: 'sidebar', groups, links, menus, showProviders: 2 },
    content: [...content, [contentRequest('providers', {}), manyProviders]],
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots 1,284'],
      ['link', 'Live casino 86'],
      ['link', 'Studio 1 10'],
      ['link', 'VIP club'],
      ['link', 'Inbox Log in to open'],
    ],
    says: ['45'],
  },
  {
    name: 'sidebar of a player',
    props: { variant: 'sidebar', menus },
    as: 'player',
    content,
    expects: [['link', 'Inbox']],
  },
  {
    name: 'sidebar with one group',
    props: { variant: 'sidebar', groups: [{ title: { EN: longName }, categories: ['slot_game'] }], showCounts: false },
    content,
    expects: [['link', 'Slots']],
    says: [longName],
  },
  { name: 'counts on their way', props: { variant: 'sidebar', groups }, isWaiting: true, expects: [['link', 'Slots']] },
];
