import type { WidgetExample } from '../../../../engine';
import type { SiteFooterProps } from '../../../../schemas/generated/widgets';
import { footerProps } from '../../../../widgets/site-footer/exampleProps';

export const examples: readonly WidgetExample<SiteFooterProps>[] = [
  ...(['cell'] as const).map((variant) => ({
    name: variant,
    props: { ...footerProps, variant },
    expects: [['img', 'For players aged 18 and over']] as const,
    says: ['Run by Test Games Ltd under licence 12/345.', 'About us'],
  })),
];
