import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { SiteFooterProps } from '../../schemas/generated/widgets';
import { footerProps, footerSlots } from './exampleProps';

export const examples: readonly WidgetExample<SiteFooterProps>[] = [
  {
    name: 'compact',
    props: { ...footerProps, variant: 'compact' },
    slots: footerSlots,
    expects: [
      ['navigation', 'About this site'],
      ['link', 'About us'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Games Ltd under licence 12/345.', 'Above the links', 'At the end'],
  },
  {
    name: 'centred',
    props: { ...footerProps, variant: 'centred' },
    slots: footerSlots,
    expects: [
      ['link', 'About us'],
      ['link', 'Contact'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Games Ltd under licence 12/345.', 'A house by the harbour.', 'Above the links'],
  },
  {
    name: 'columns',
    props: { ...footerProps, variant: 'columns' },
    slots: footerSlots,
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
    props: { ...footerProps, variant: 'partners', title: { EN: 'Our partners' } },
    slots: footerSlots,
    expects: [
      ['heading', 'Our partners'],
      ['navigation', 'House'],
      ['navigation', 'Help'],
      ['link', 'Questions'],
      ['img', 'Payment card'],
      ['img', 'For players aged 18 and over'],
    ],
    says: ['Run by Test Games Ltd under licence 12/345.', 'A house by the harbour.', 'Above the links', 'At the end'],
  },
  {
    name: 'one page under two names',
    props: {
      ...footerProps,
      variant: 'columns',
      groups: [
        ...footerProps.groups.slice(0, 1),
        { title: { EN: 'More' }, links: [{ label: { EN: 'Who we are' }, route: 'about' }] },
      ],
    },
    expects: [
      ['link', 'About us'],
      ['link', 'Who we are'],
    ],
  },
  {
    name: 'no links',
    props: { groups: [], licence: { EN: longName } },
    says: [`${longName} Test Site is operated by Test Games Ltd.`],
  },
];
