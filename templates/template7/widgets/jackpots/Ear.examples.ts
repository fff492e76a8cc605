import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'ear',
    props: { variant: 'ear', title: { EN: 'All jackpots' } },
    content,
    expects: [['link', 'All jackpots ₱49,444,924 Up ₱371,520 today']],
  },
];
