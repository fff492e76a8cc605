import type { WidgetExample } from '../../../../engine';
import type { SiteFooterProps } from '../../../../schemas/generated/widgets';
import { footerProps, footerSlots } from '../../../../widgets/site-footer/exampleProps';

export const examples: readonly WidgetExample<SiteFooterProps>[] = [
  {
    name: 'wordmark',
    props: { ...footerProps, variant: 'wordmark' },
    slots: footerSlots,
    expects: [
      ['navigation', 'About this site'],
      ['link', 'Questions'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Games Ltd under licence 12/345.', 'A house by the harbour.', 'Above the links', 'At the end'],
  },
];
