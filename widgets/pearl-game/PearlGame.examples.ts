import type { WidgetExample } from '../../engine';
import type { PearlGameProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<PearlGameProps>[] = [
  {
    name: 'a new round',
    props: {},
    as: 'player',
    expects: [
      ['heading', 'Find the pearl'],
      ['group', 'Pick a shell'],
      ['button', 'Shell 1'],
      ['button', 'Shell 3'],
      ['radio', '5'],
    ],
  },
  {
    name: 'a platform whose pearl pays three stakes',
    props: { multiplier: 3 },
    as: 'player',
    says: ['The pearl is in one of three shells. Find it and you get 3 times your stake.'],
  },
];
