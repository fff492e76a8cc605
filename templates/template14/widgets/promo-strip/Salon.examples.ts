import { contentRequest, type WidgetExample } from '../../../../engine';
import { promotions } from '../../../../engine/examples';
import type { PromoStripProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('promotions', {}), promotions]] as const;

export const examples: readonly WidgetExample<PromoStripProps>[] = [
  {
    name: 'salon',
    props: { variant: 'salon' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['heading', 'Friday reload'],
      ['link', 'See the offer: Friday reload'],
    ],
  },
  {
    name: 'salon with a room of its own',
    props: { variant: 'salon', limit: 1 },
    content,
    expects: [['heading', 'Friday reload']],
    says: ['50%'],
  },
  ...(['salon'] as const).map((variant) => ({
    name: `${variant} whose offers say where they lead`,
    props: { variant },
    content: [
      [contentRequest('promotions', {}), promotions.map((promotion) => ({ ...promotion, button: 'Take a seat' }))],
    ] as const,
    expects: [['link', 'Take a seat: Friday reload']] as const,
  })),
];
