import { contentRequest, type WidgetExample } from '../../../../engine';
import { statistics } from '../../../../engine/examples';
import type { WinnersTickerProps } from '../../../../schemas/generated/widgets';

const title = { EN: 'Winners' };
const content = [[contentRequest('statistics', {}), statistics]] as const;

export const examples: readonly WidgetExample<WinnersTickerProps>[] = [
  {
    name: 'receipt',
    props: { variant: 'receipt', title },
    content,
    expects: [['region', 'Winners']],
    says: ['Withdrawals paid, last 24 hours', '₱1,000.50'],
  },
];
