import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { MobileNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const items = [
  { label: { EN: 'Lobby' }, icon: 'home', route: 'home' },
  { label: { EN: 'Slots' }, icon: 'slots', route: 'slots' },
  { label: { EN: 'Menu' }, icon: 'menu' },
];

export const examples: readonly WidgetExample<MobileNavProps>[] = [
  {
    name: 'words',
    props: { variant: 'words', items: items.slice(0, 2) },
    content,
    expects: [
      ['navigation', 'Quick navigation'],
      ['link', 'Lobby'],
      ['link', 'Slots'],
    ],
  },
];
