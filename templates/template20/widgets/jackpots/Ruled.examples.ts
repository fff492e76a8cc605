import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'ruled lines of the smaller ones',
    props: { variant: 'ruled', title: { EN: 'Below' } },
    content,
    expects: [['region', 'Below']],
    says: ['Major', 'Minor'],
  },
];
