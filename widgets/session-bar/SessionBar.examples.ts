import type { WidgetExample } from '../../engine';
import type { SessionBarProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<SessionBarProps>[] = [
  ...(['bar'] as const).map((variant) => ({
    name: `${variant} of a guest`,
    props: { variant },
    expects: [
      ['link', 'Log in'],
      ['link', 'Sign up'],
    ] as const,
  })),
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
];
