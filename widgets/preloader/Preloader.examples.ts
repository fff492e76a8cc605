import type { WidgetExample } from '../../engine';
import type { PreloaderProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<PreloaderProps>[] = [
  {
    name: 'the page',
    props: {},
    expects: [
      ['status', ''],
      ['link', 'Go to the lobby'],
    ],
  },
  { name: 'over a page', props: { covers: true } },
];
