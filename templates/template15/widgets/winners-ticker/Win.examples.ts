import { contentRequest, type WidgetExample } from '../../../../engine';
import { statistics } from '../../../../engine/examples';
import type { WinnersTickerProps } from '../../../../schemas/generated/widgets';

const title = { EN: 'Winners' };
const content = [[contentRequest('statistics', {}), statistics]] as const;

export const examples: readonly WidgetExample<WinnersTickerProps>[] = [
  {
    name: 'the largest of the newest as a post',
    props: { variant: 'win', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['link', 'Red Comet'],
    ],
    says: ['₱1,250,000'],
  },
];
