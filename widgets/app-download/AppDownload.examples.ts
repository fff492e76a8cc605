import type { WidgetExample } from '../../engine';
import type { AppDownloadProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<AppDownloadProps>[] = [
  {
    name: 'from the browser',
    props: {},
    expects: [
      ['heading', 'Add to home screen'],
      ['img', 'QR code: Add to home screen'],
    ],
  },
  { name: 'no app at all', props: { showsBrowser: false }, isEmpty: true },
];
