import { contentRequest, type WidgetExample } from '../../../../engine';
import { statistics } from '../../../../engine/examples';
import type { WinnersTickerProps } from '../../../../schemas/generated/widgets';

const title = { EN: 'Winners' };
const content = [[contentRequest('statistics', {}), statistics]] as const;

export const examples: readonly WidgetExample<WinnersTickerProps>[] = [
  {
    name: 'two lines that pass each other',
    props: { variant: 'double', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
      ['button', 'Pause winner list'],
      ['link', 'Lucky Koi'],
    ],
    says: ['₱1,000.50'],
  },
];
