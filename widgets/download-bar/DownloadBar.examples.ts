import type { WidgetExample } from '../../engine';
import type { DownloadBarProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<DownloadBarProps>[] = [
  { name: 'where the site has no app', props: {}, isEmpty: true },
];
