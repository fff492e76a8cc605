import type { WidgetExample } from '../../engine';
import type { GameStageProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<GameStageProps>[] = [
  {
    name: 'an address without a game',
    props: {},
    expects: [
      ['link', 'Back to the lobby'],
      ['heading', 'No game selected'],
    ],
    says: ['Choose a game in the lobby to open it here.'],
  },
];
