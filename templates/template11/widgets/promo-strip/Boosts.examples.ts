import { contentRequest, type WidgetExample } from '../../../../engine';
import { promotions } from '../../../../engine/examples';
import type { PromoStripProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('promotions', {}), promotions]] as const;

export const examples: readonly WidgetExample<PromoStripProps>[] = [
  ...(['boosts'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    content,
    expects: [
      ['region', 'Promotions'],
      ['link', 'Friday reload'],
    ] as const,
  })),
];
