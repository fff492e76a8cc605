import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'plate of a tower',
    props: { variant: 'plate', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['img', 'Grand: ₱48,201,337.20'],
    ],
    says: ['Major', '₱1,203,377.00'],
  },
];
