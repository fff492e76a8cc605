import { contentRequest, type WidgetExample } from '../../../../engine';
import { statistics } from '../../../../engine/examples';
import type { WinnersTickerProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('statistics', {}), statistics]] as const;

export const examples: readonly WidgetExample<WinnersTickerProps>[] = [
  {
    name: 'numerals of the house',
    props: { variant: 'numerals', title: { EN: 'In figures' } },
    content,
    expects: [
      ['region', 'In figures'],
      ['img', '40'],
    ],
    says: ['Players online'],
  },
];
