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
const slots = {
  above: [{ id: 'above', type: 'text', props: { text: { EN: 'Above the links' }, as: 'p' } }],
  end: [{ id: 'end', type: 'text', props: { text: { EN: 'At the end' }, as: 'p' } }],
};

export const examples: readonly WidgetExample<SiteFooterProps>[] = [
  {
    name: 'signed',
    props: { ...base, variant: 'signed' },
    slots,
    expects: [
      ['navigation', 'About this site'],
      ['link', 'About us'],
      ['link', 'Test Site: home'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Site under licence 12/345.', 'Above the links', 'At the end'],
  },
];
