import type { WidgetExample } from '../../../../engine';
import type { SessionBarProps } from '../../../../schemas/generated/widgets';

export const examples: readonly WidgetExample<SessionBarProps>[] = [
  ...(['buttons'] as const).map((variant) => ({
    name: `${variant} of a guest`,
    props: { variant },
    expects: [
      ['link', 'Log in'],
      ['link', 'Sign up'],
    ] as const,
  })),
  {
    name: 'buttons of a player',
    props: { variant: 'buttons' },
    as: 'player',
    expects: [
      ['link', 'Deposit'],
      ['button', 'Log out'],
    ],
  },
];
