import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const links = [{ label: { EN: 'Promotions' }, route: 'promotions', icon: 'megaphone' }];

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
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
];
