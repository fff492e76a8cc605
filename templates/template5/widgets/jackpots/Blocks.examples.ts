import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots, longName } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;
const long = [
  [contentRequest('jackpots', {}), jackpots.map((jackpot) => ({ ...jackpot, name: longName })).slice(0, 1)],
] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'blocks',
    props: { variant: 'blocks', title: { EN: 'Tonight' } },
    content,
    expects: [
      ['region', 'Tonight'],
      ['heading', 'Tonight'],
    ],
    says: ['₱48,201,337', '₱40,210'],
  },
  { name: 'blocks without a title', props: { variant: 'blocks' }, content, says: ['Grand'] },
  ...(['blocks'] as const).map((variant) => ({
    name: `long name in ${variant}`,
    props: { variant, title: { EN: longName } },
    content: long,
    says: [longName],
  })),
];
