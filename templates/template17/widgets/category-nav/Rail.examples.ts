import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const groups = [
  { title: { EN: 'Play' }, categories: ['slot_game', 'hot'] },
  { title: { EN: 'Tables' }, categories: ['casino'] },
];

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
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
];
