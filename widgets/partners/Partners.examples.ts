import { contentRequest, type WidgetExample } from '../../engine';
import type { PartnersProps } from '../../schemas/generated/widgets';

const league = { name: 'Northern League', href: 'https://league.example/', image: '/league.svg' };

export const examples: readonly WidgetExample<PartnersProps>[] = [
  {
    name: 'two partners',
    props: {},
    content: [
      [contentRequest('partners', {}), [league, { ...league, name: 'Bayside FC', href: 'https://bayside.example/' }]],
    ],
    expects: [
      ['link', 'Northern League'],
      ['link', 'Bayside FC'],
    ],
  },
  { name: 'none', props: {}, content: [[contentRequest('partners', {}), []]], says: ['No partners to show yet.'] },
  { name: 'on their way', props: {}, isWaiting: true, says: ['Loading'] },
];
