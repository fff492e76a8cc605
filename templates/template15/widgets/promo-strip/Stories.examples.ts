import { contentRequest, type WidgetExample } from '../../../../engine';
import { promotions } from '../../../../engine/examples';
import type { PromoStripProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('promotions', {}), promotions]] as const;

export const examples: readonly WidgetExample<PromoStripProps>[] = [
  {
    name: 'stories',
    props: { variant: 'stories', title: { EN: 'Stories' } },
    content,
    expects: [['region', 'Stories']],
    says: ['Fridays'],
  },
];
