import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { SiteFooterProps } from '../../schemas/generated/widgets';

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
    name: 'compact',
    props: { ...base, variant: 'compact' },
    slots,
    expects: [
      ['navigation', 'About this site'],
      ['link', 'About us'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Site under licence 12/345.', 'Above the links', 'At the end'],
  },
  {
    name: 'centred',
    props: { ...base, variant: 'centred' },
    slots,
    expects: [
      ['link', 'About us'],
      ['link', 'Contact'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Site under licence 12/345.', 'A house by the harbour.', 'Above the links'],
  },
  {
    name: 'columns',
    props: { ...base, variant: 'columns' },
    slots,
    expects: [
      ['navigation', 'House'],
      ['navigation', 'Help'],
      ['heading', 'Payments'],
      ['link', 'Test Site: home'],
      ['link', 'Contact'],
    ],
    says: ['18+', 'A house by the harbour.', 'Above the links', 'At the end'],
  },
  {
    name: 'partners',
    props: { ...base, variant: 'partners', title: { EN: 'Our partners' } },
    slots,
    expects: [
      ['heading', 'Our partners'],
      ['navigation', 'House'],
      ['navigation', 'Help'],
      ['link', 'Questions'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Site under licence 12/345.', 'A house by the harbour.', 'Above the links', 'At the end'],
  },
  {
    name: 'one page under two names',
    props: {
      ...base,
      variant: 'columns',
      groups: [
        ...groups.slice(0, 1),
        { title: { EN: 'More' }, links: [{ label: { EN: 'Who we are' }, route: 'about' }] },
      ],
    },
    expects: [
      ['link', 'About us'],
      ['link', 'Who we are'],
    ],
  },
  { name: 'no links', props: { groups: [], licence: { EN: longName } }, says: [longName] },
];
