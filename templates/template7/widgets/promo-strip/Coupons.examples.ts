import { contentRequest, type WidgetExample } from '../../../../engine';
import { longName, promotions } from '../../../../engine/examples';
import type { PromoStripProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('promotions', {}), promotions]] as const;
const long = [
  [
    contentRequest('promotions', {}),
    promotions.slice(0, 1).map((promotion) => ({ ...promotion, title: longName, text: longName })),
  ],
] as const;

export const examples: readonly WidgetExample<PromoStripProps>[] = [
  {
    name: 'coupons',
    props: { variant: 'coupons', title: { EN: 'Clip and save' } },
    content,
    expects: [
      ['region', 'Clip and save'],
      ['heading', 'Token rain'],
      ['link', 'See the offer: Friday reload'],
    ],
    says: ['50%', 'FRIDAY', 'Coupon 3'],
  },
  { name: 'long words in coupons', props: { variant: 'coupons' }, content: long, expects: [['heading', longName]] },
];
