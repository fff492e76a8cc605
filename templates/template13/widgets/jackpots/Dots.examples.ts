import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'dots',
    props: { variant: 'dots', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['heading', 'Grand'],
      ['img', 'Grand: ₱48,201,337.20'],
    ],
    says: ['Must drop before ₱50,000,000'],
  },
  {
    name: 'dots of a jackpot that may stand for ever',
    props: { variant: 'dots' },
    content: [[contentRequest('jackpots', {}), jackpots.slice(1)]],
    expects: [['img', 'Major: ₱1,203,377.00']],
    says: ['Up ₱86,400 today'],
  },
];
