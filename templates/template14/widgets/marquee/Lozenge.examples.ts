import { contentRequest, type WidgetExample } from '../../../../engine';
import { notices } from '../../../../engine/examples';
import type { MarqueeProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('marquee', {}), notices]] as const;

export const examples: readonly WidgetExample<MarqueeProps>[] = [
  {
    name: 'behind a lozenge',
    props: { variant: 'lozenge' },
    content,
    expects: [
      ['region', 'Notice'],
      ['link', 'Transfers take an hour longer tonight.'],
    ],
    says: ['All announcements'],
  },
];
