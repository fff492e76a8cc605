import { contentRequest, type WidgetExample } from '../../../../engine';
import { longName, longNotice, notices } from '../../../../engine/examples';
import type { MarqueeProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('marquee', {}), notices]] as const;
const long = [[contentRequest('marquee', {}), [longNotice]]] as const;

export const examples: readonly WidgetExample<MarqueeProps>[] = [
  {
    name: 'headline',
    props: { variant: 'headline' },
    content,
    expects: [
      ['link', 'Transfers take an hour longer tonight.'],
      ['link', 'All announcements'],
    ],
    says: ['Banking:'],
  },
  ...(['headline'] as const).map((variant) => ({
    name: `one long ${variant}`,
    props: { variant },
    content: long,
    says: [longName],
  })),
];
