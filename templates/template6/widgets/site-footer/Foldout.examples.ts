import type { WidgetExample } from '../../../../engine';
import type { SiteFooterProps } from '../../../../schemas/generated/widgets';

const groups: SiteFooterProps['groups'] = [
  {
    title: { EN: 'House' },
    links: [
      { label: { EN: 'About us' }, route: 'about' },
      { label: { EN: 'Questions' }, route: 'faqs' },
    ],
  },
  { title: { EN: 'Help' }, links: [{ label: { EN: 'Contact' }, route: 'contact-us' }] },
];
const base = {
  groups,
  licence: { EN: 'Run by {siteName} under licence 12/345.' },
  about: { EN: 'A house by the harbour.' },
};

export const examples: readonly WidgetExample<SiteFooterProps>[] = [
  ...(['foldout'] as const).map((variant) => ({
    name: variant,
    props: { ...base, variant },
    expects: [['img', 'For players aged 18 and over']] as const,
    says: ['Run by Test Site under licence 12/345.', 'About us'],
  })),
];
