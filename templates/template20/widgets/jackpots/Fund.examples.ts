import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'fund',
    props: { variant: 'fund', title: { EN: 'The fund' } },
    content,
    expects: [
      ['group', 'The fund'],
      ['link', 'Play now'],
    ],
    says: ['Grand', 'Must drop before', '₱50,000,000'],
  },
];
