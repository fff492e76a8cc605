import type { WidgetExample } from '../../engine';
import type { SessionBarProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<SessionBarProps>[] = [
  ...(['bar', 'buttons', 'ears', 'line'] as const).map((variant) => ({
    name: `${variant} of a guest`,
    props: { variant },
    expects: [
      ['link', 'Log in'],
      ['link', 'Sign up'],
    ] as const,
  })),
  { name: 'balance of a guest', props: { variant: 'balance' }, isEmpty: true },
  {
    name: 'bar of a player',
    props: { variant: 'bar' },
    as: 'player',
    expects: [
      ['button', 'Balance: ₱1,234.50'],
      ['link', 'Deposit'],
      ['button', 'Log out'],
    ],
  },
  {
    name: 'buttons of a player',
    props: { variant: 'buttons' },
    as: 'player',
    expects: [
      ['link', 'Deposit'],
      ['button', 'Log out'],
    ],
  },
  {
    name: 'ears of a player',
    props: { variant: 'ears' },
    as: 'player',
    expects: [
      ['link', 'Deposit'],
      ['button', 'Log out'],
    ],
  },
  {
    name: 'line of a player',
    props: { variant: 'line' },
    as: 'player',
    expects: [
      ['link', 'Balance ₱1,234.50'],
      ['button', 'Log out'],
    ],
  },
  { name: 'balance of a player', props: { variant: 'balance' }, as: 'player', expects: [], says: ['₱1,234.50'] },
];
