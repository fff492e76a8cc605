import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'ladder',
    props: { variant: 'ladder', title: { EN: 'Below' } },
    content,
    expects: [['heading', 'Below']],
    says: ['Major', '₱1,203,377', 'Minor'],
  },
];
