import type { WidgetExample } from '../../engine';
import type { ConfirmProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<ConfirmProps>[] = [
  { name: 'when nobody asks', props: {}, isEmpty: true },
];
