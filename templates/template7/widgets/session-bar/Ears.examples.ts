import type { WidgetExample } from '../../../../engine';
import type { SessionBarProps } from '../../../../schemas/generated/widgets';

export const examples: readonly WidgetExample<SessionBarProps>[] = [
  ...(['ears'] as const).map((variant) => ({
    name: `${variant} of a guest`,
    props: { variant },
    expects: [
      ['link', 'Log in'],
      ['link', 'Sign up'],
    ] as const,
  })),
  {
    name: 'ears of a player',
    props: { variant: 'ears' },
    as: 'player',
    expects: [
      ['link', 'Deposit'],
      ['button', 'Log out'],
    ],
  },
];
