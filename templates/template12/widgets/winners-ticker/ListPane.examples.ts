import { contentRequest, type WidgetExample } from '../../../../engine';
import { statistics } from '../../../../engine/examples';
import type { WinnersTickerProps } from '../../../../schemas/generated/widgets';

const title = { EN: 'Winners' };
const content = [[contentRequest('statistics', {}), statistics]] as const;

export const examples: readonly WidgetExample<WinnersTickerProps>[] = [
  {
    name: 'list in a cell',
    props: { variant: 'list-pane', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
    ],
    says: ['Lucky Koi'],
  },
];
