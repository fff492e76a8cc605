import type { WidgetExample } from '../../engine';
import type { PlayBreakProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<PlayBreakProps>[] = [
  {
    name: 'to ask for a break',
    props: {},
    as: 'player',
    expects: [
      ['region', 'Take a break'],
      ['button', 'Start break'],
    ],
  },
];
