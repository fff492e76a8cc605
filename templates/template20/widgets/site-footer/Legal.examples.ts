import type { WidgetExample } from '../../../../engine';
import type { SiteFooterProps } from '../../../../schemas/generated/widgets';
import { footerProps, footerSlots } from '../../../../widgets/site-footer/exampleProps';

export const examples: readonly WidgetExample<SiteFooterProps>[] = [
  {
    name: 'legal',
    props: { ...footerProps, variant: 'legal' },
    slots: footerSlots,
    expects: [
      ['navigation', 'About this site'],
      ['link', 'About us'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Games Ltd under licence 12/345.', 'At the end'],
  },
];
