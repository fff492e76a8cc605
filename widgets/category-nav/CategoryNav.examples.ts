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
  { title: { EN: 'Your account' }, links: [{ label: { EN: 'Inbox' }, route: 'inbox', icon: 'bell' }], forPlayers: true },
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
    name: 'running text with counts',
    props: { variant: 'running', links, showCounts: true },
    content,
    expects: [
      ['navigation', 'Game categories'],
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
    name: 'pills in lines',
    props: { variant: 'pills-wrapped', groups, links },
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
    name: 'keys',
    props: { variant: 'keys', groups, links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Lobby'],
      ['link', 'Slots'],
      ['link', 'Promotions'],
      ['button', 'Keyboard shortcuts'],
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
    name: 'rail',
    props: { variant: 'rail', groups },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots'],
      ['link', 'Crash'],
    ],
  },
  {
    name: 'tiles',
    props: { variant: 'tiles', links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots 1.3K'],
      ['link', 'Fishing 1'],
      ['link', 'Promotions'],
    ],
  },
  {
    name: 'pictures',
    props: { variant: 'pictures', links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots 1,284 games'],
      ['link', 'Promotions'],
    ],
  },
  {
    name: 'mega, its panel closed',
    props: { variant: 'mega', groups, links, menus },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['button', 'Promotions'],
    ],
  },
  { name: 'tiles without counts', props: { variant: 'tiles', showCounts: false }, content, expects: [['link', 'Slots']] },
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
  { name: 'sidebar of a player', props: { variant: 'sidebar', menus }, as: 'player', content, expects: [['link', 'Inbox']] },
  {
    name: 'sidebar with one group',
    props: { variant: 'sidebar', groups: [{ title: { EN: longName }, categories: ['slot_game'] }], showCounts: false },
    content,
    expects: [['link', 'Slots']],
    says: [longName],
  },
  {
    name: 'rail of icons whose names slide out',
    props: { variant: 'icon-rail', links },
    content,
    expects: [
      ['link', 'Slots 1,284'],
      ['link', 'Live casino 86'],
    ],
  },
  {
    name: 'tiles with rings, the first one wide',
    props: { variant: 'rings' },
    content,
    expects: [
      ['link', 'Slots 1,284'],
      ['link', 'Live casino 86'],
    ],
  },
  {
    name: 'departments with the studios of the house',
    props: { variant: 'departments', showProviders: 60 },
    content: [...content, [contentRequest('providers', {}), manyProviders]],
    expects: [
      ['button', 'Slots'],
      ['button', 'Crash'],
      ['link', 'Studio 1'],
      ['link', 'All 45'],
    ],
    says: ['Hot this week', 'from these studios'],
  },
  { name: 'counts on their way', props: { variant: 'sidebar', groups }, isWaiting: true, expects: [['link', 'Slots']] },
];
