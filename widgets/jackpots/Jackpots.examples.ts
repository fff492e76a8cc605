import { contentRequest, type WidgetExample } from '../../engine';
import { jackpots, longName } from '../../engine/examples';
import type { JackpotsProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;
const long = [
  [contentRequest('jackpots', {}), jackpots.map((jackpot) => ({ ...jackpot, name: longName })).slice(0, 1)],
] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  {
    name: 'panel',
    props: { variant: 'panel' },
    content,
    expects: [['region', 'Jackpots']],
    says: ['Grand', '₱48,201,337.20', '+₱3.25/s', 'Minor', '₱40,210.05'],
  },
  ...(['band', 'figure', 'growth'] as const).map((variant) => ({
    name: variant,
    props: { variant, title: { EN: 'Jackpots' } },
    content,
    expects: [['region', 'Jackpots']] as const,
    says: ['Grand'],
  })),
  {
    name: 'plaques',
    props: { variant: 'plaques' },
    content,
    expects: [['region', 'Jackpots']],
    says: ['Major', '₱1,203,377.00', 'Minor', 'Up ₱4,320 today'],
  },
  { name: 'one jackpot', props: { variant: 'panel', limit: 1 }, content, says: ['Grand'] },
  ...(['panel'] as const).map((variant) => ({
    name: `long name in ${variant}`,
    props: { variant, title: { EN: longName } },
    content: long,
    says: [longName],
  })),
  { name: 'no jackpots', props: {}, content: [[contentRequest('jackpots', {}), []]], isEmpty: true },
];
