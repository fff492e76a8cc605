import type { WidgetExample } from '../../../../engine';
import type { SessionBarProps } from '../../../../schemas/generated/widgets';

export const examples: readonly WidgetExample<SessionBarProps>[] = [
  ...(['line'] as const).map((variant) => ({
    name: `${variant} of a guest`,
    props: { variant },
    expects: [
      ['link', 'Log in'],
      ['link', 'Sign up'],
    ] as const,
  })),
  {
    name: 'line of a player',
    props: { variant: 'line' },
    as: 'player',
    expects: [
      ['link', 'Balance ₱1,234.50'],
      ['button', 'Log out'],
    ],
  },
];
