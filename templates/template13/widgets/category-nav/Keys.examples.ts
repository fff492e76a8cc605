import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const groups = [
  { title: { EN: 'Play' }, categories: ['slot_game', 'hot'] },
  { title: { EN: 'Tables' }, categories: ['casino'] },
];
const links = [{ label: { EN: 'Promotions' }, route: 'promotions', icon: 'megaphone' }];

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
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
];
