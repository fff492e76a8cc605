import type { WidgetExample } from '../../../../engine';
import type { SiteFooterProps } from '../../../../schemas/generated/widgets';
import { footerProps, footerSlots } from '../../../../widgets/site-footer/exampleProps';

export const examples: readonly WidgetExample<SiteFooterProps>[] = [
  {
    name: 'banner',
    props: {
      ...footerProps,
      variant: 'banner',
      title: { EN: 'See you at the fair' },
      text: { EN: 'Every night.' },
      picture: 'funfair',
    },
    slots: footerSlots,
    expects: [
      ['heading', 'See you at the fair'],
      ['link', 'Questions'],
    ],
    says: ['Every night.', 'Above the links', 'At the end'],
  },
];
