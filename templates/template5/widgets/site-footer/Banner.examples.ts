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
    name: 'banner',
    props: {
      ...base,
      variant: 'banner',
      title: { EN: 'See you at the fair' },
      text: { EN: 'Every night.' },
      picture: 'funfair',
    },
    slots,
    expects: [
      ['heading', 'See you at the fair'],
      ['link', 'Questions'],
    ],
    says: ['Every night.', 'Above the links', 'At the end'],
  },
];
