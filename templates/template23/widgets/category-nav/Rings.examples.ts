import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
  {
    name: 'tiles with rings, the first one wide',
    props: { variant: 'rings' },
    content,
    expects: [
      ['link', 'Slots 1,284'],
      ['link', 'Live casino 86'],
    ],
  },
];
