import type { WidgetExample } from '../../engine';
import type { RewardsButtonProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<RewardsButtonProps>[] = [
  {
    name: 'for a guest',
    props: {},
    expects: [
      ['link', 'Rewards'],
      ['button', 'Close rewards'],
    ],
  },
  { name: 'for a player', as: 'player', props: {}, expects: [['link', 'Rewards, opens in a new tab']] },
];
