import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots, longName } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;
const long = [
  [contentRequest('jackpots', {}), jackpots.map((jackpot) => ({ ...jackpot, name: longName })).slice(0, 1)],
] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'prices',
    props: { variant: 'prices', title: { EN: 'Jackpots' } },
    content,
    expects: [['heading', 'Jackpots']],
    says: ['₱48,201,337.20', '+280,800 today'],
  },
  ...(['prices'] as const).map((variant) => ({
    name: `long name in ${variant}`,
    props: { variant, title: { EN: longName } },
    content: long,
    says: [longName],
  })),
];
