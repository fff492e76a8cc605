import type { WidgetExample } from '../../engine';
import type { ChatButtonProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<ChatButtonProps>[] = [
  { name: 'on a site without a chat', props: {}, isEmpty: true },
];
