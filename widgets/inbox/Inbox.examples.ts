import type { WidgetExample } from '../../engine';
import type { InboxProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<InboxProps>[] = [
  { name: 'on its way', props: {}, as: 'player', expects: [['region', 'Messages']] },
  { name: 'without a filter, for a guest', props: { showsFilter: false }, expects: [['region', 'Messages']] },
];
