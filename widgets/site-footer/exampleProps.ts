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
/** Props that an example of every form of the footer has. */
export const footerProps = {
  groups,
  licence: { EN: 'Run by Test Games Ltd under licence 12/345.' },
  about: { EN: 'A house by the harbour.' },
};
/** Nodes for the slots of a footer. */
export const footerSlots = {
  above: [{ id: 'above', type: 'text', props: { text: { EN: 'Above the links' }, as: 'p' } }],
  end: [{ id: 'end', type: 'text', props: { text: { EN: 'At the end' }, as: 'p' } }],
};
