import type { WidgetExample } from '../../engine';
import type { AnnouncementOpenerProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<AnnouncementOpenerProps>[] = [
  { name: 'nothing to see', props: {}, isEmpty: true },
];
