import type { WidgetExample } from '../../engine';
import type { GameStageProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<GameStageProps>[] = [
  {
    name: 'an address without a game',
    props: {},
    expects: [
      ['link', 'Back to the lobby'],
      ['heading', 'No game chosen'],
    ],
    says: ['Pick one in the lobby and it opens here.'],
  },
];
