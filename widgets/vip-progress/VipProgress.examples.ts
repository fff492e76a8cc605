import type { WidgetExample } from '../../engine';
import type { VipProgressProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<VipProgressProps>[] = [
  {
    name: 'for a guest',
    props: {},
    expects: [
      ['region', 'Your VIP standing'],
      ['heading', 'Every level gives something back'],
      ['link', 'Join'],
      ['link', 'Log in'],
    ],
  },
  { name: 'ring of a guest', props: { variant: 'ring' }, expects: [['region', 'Your VIP standing']], says: ['Every level gives something back'] },
  { name: 'a player’s standing on its way', props: { joinRoute: 'register' }, as: 'player', expects: [['region', 'Your VIP standing']] },
];
