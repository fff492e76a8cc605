import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const links = [{ label: { EN: 'Promotions' }, route: 'promotions', icon: 'megaphone' }];

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
  {
    name: 'rail of icons whose names slide out',
    props: { variant: 'icon-rail', links },
    content,
    expects: [
      ['link', 'Slots 1,284'],
      ['link', 'Live casino 86'],
    ],
  },
];
