import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'odometer',
    props: { variant: 'odometer', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['img', 'Grand: ₱48,201,337.20'],
      ['progressbar', 'Must drop before'],
    ],
    says: ['₱50,000,000'],
  },
  {
    name: 'odometer of a jackpot that may stand for ever',
    props: { variant: 'odometer' },
    content: [[contentRequest('jackpots', {}), jackpots.slice(1)]],
    expects: [['img', 'Major: ₱1,203,377.00']],
    says: ['Up ₱86,400 today'],
  },
];
