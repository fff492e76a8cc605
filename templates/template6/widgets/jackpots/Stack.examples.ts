import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'stack of a figure and the word for its scale',
    props: { variant: 'stack' },
    content,
    expects: [['heading', 'Grand']],
    says: ['million', 'Major', '₱1,203,377'],
  },
];
