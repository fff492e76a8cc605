import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots, longName } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;
const long = [
  [contentRequest('jackpots', {}), jackpots.map((jackpot) => ({ ...jackpot, name: longName })).slice(0, 1)],
] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  ...(['slab'] as const).map((variant) => ({
    name: variant,
    props: { variant, title: { EN: 'Jackpots' } },
    content,
    expects: [['region', 'Jackpots']] as const,
    says: ['Grand'],
  })),
  ...(['slab'] as const).map((variant) => ({
    name: `long name in ${variant}`,
    props: { variant, title: { EN: longName } },
    content: long,
    says: [longName],
  })),
];
