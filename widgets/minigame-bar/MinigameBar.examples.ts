import type { WidgetExample } from '../../engine';
import type { MinigameBarProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<MinigameBarProps>[] = [
  { name: 'for a guest', props: {}, expects: [['link', 'Back to the lobby']] },
  { name: 'for a player', as: 'player', props: {}, expects: [['link', 'Back to the lobby']], says: ['Tokens: 7'] },
];
