import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;
const links = [{ label: { EN: 'Promotions' }, route: 'promotions', icon: 'megaphone' }];

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
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
    name: 'tiles without counts',
    props: { variant: 'tiles', showCounts: false },
    content,
    expects: [['link', 'Slots']],
  },
];
