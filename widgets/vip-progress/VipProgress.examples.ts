import { type WidgetExample } from '../../engine';
import type { VipProgressProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<VipProgressProps>[] = [
  {
    name: 'for a guest',
    props: {},
    expects: [
      ['region', 'Your VIP level'],
      ['heading', 'Your VIP level'],
      ['link', 'Sign up'],
      ['link', 'Log in'],
    ],
  },
  {
    name: 'a player’s standing on its way',
    props: { joinRoute: 'register' },
    as: 'player',
    expects: [['region', 'Your VIP level']],
  },
];
