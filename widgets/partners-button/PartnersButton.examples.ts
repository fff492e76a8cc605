import type { WidgetExample } from '../../engine';
import type { PartnersButtonProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<PartnersButtonProps>[] = [
  { name: 'closed', props: {}, expects: [['link', 'Partners']] },
];
