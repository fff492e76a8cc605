import type { WidgetExample } from '../../engine';
import type { StatementProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<StatementProps>[] = [
  { name: 'on its way', props: {}, as: 'player', expects: [['table', 'Statement']] },
];
