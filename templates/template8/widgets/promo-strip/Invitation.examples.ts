import { contentRequest, type WidgetExample } from '../../../../engine';
import { promotions } from '../../../../engine/examples';
import type { PromoStripProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('promotions', {}), promotions]] as const;

export const examples: readonly WidgetExample<PromoStripProps>[] = [
  {
    name: 'invitation',
    props: { variant: 'invitation' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['heading', 'Friday reload'],
      ['link', 'See the offer: Friday reload'],
    ],
  },
  ...(['invitation'] as const).map((variant) => ({
    name: `${variant} whose offers say where they lead`,
    props: { variant },
    content: [
      [contentRequest('promotions', {}), promotions.map((promotion) => ({ ...promotion, button: 'Take a seat' }))],
    ] as const,
    expects: [['link', 'Take a seat: Friday reload']] as const,
  })),
];
