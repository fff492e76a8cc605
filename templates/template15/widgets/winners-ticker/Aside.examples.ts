import { contentRequest, type WidgetExample } from '../../../../engine';
import { statistics } from '../../../../engine/examples';
import type { WinnersTickerProps } from '../../../../schemas/generated/widgets';

const title = { EN: 'Winners' };
const content = [[contentRequest('statistics', {}), statistics]] as const;

export const examples: readonly WidgetExample<WinnersTickerProps>[] = [
  {
    name: 'beside a page',
    props: { variant: 'aside', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
    ],
    says: ['₱6,000.50'],
  },
];
