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
    name: 'pills in lines',
    props: { variant: 'pills-wrapped', groups, links },
    content,
    expects: [
      ['navigation', 'Game categories'],
      ['link', 'Slots'],
      ['link', 'Hot'],
    ],
  },
];
