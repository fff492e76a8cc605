import { contentRequest, type WidgetExample } from '../../engine';
import { lobby, longName } from '../../engine/examples';
import type { MobileNavProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const items = [
  { label: { EN: 'Lobby' }, icon: 'home', route: 'home' },
  { label: { EN: 'Slots' }, icon: 'slots', route: 'slots' },
  { label: { EN: 'Menu' }, icon: 'menu' },
];
const links = [{ label: { EN: 'Promotions' }, route: 'promotions', icon: 'megaphone' }];
const slots = { menu: [{ id: 'inside', type: 'text', props: { text: { EN: 'Inside the menu' }, as: 'p' } }] };

export const examples: readonly WidgetExample<MobileNavProps>[] = [
  {
    name: 'dock',
    props: { variant: 'dock', items, links },
    slots,
    content,
    expects: [
      ['navigation', 'Quick navigation'],
      ['link', 'Lobby'],
      ['button', 'Menu'],
    ],
  },
  {
    name: 'tabs',
    props: { variant: 'tabs', items, links },
    slots,
    content,
    expects: [
      ['navigation', 'Quick navigation'],
      ['link', 'Slots'],
    ],
    says: ['Menu'],
  },
  {
    name: 'fab',
    props: { variant: 'fab', items, links },
    slots,
    content,
    expects: [
      ['navigation', 'Quick navigation'],
      ['button', 'Open menu'],
    ],
    says: ['Menu'],
  },
  { name: 'drawer', props: { variant: 'drawer', items, links }, slots, content, expects: [['button', 'Open menu']] },
  {
    name: 'five items with long words',
    props: {
      variant: 'dock',
      items: ['home', 'slots', 'vip', 'inbox', 'hot'].map((route, index) => ({
        label: { EN: `${index + 1} ${longName}` },
        icon: 'star',
        route,
      })),
    },
    content,
    expects: [['link', `5 ${longName}`]],
  },
  {
    name: 'counts on their way',
    props: { variant: 'drawer', items },
    isWaiting: true,
    expects: [['button', 'Open menu']],
  },
];
