import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;
const aside = { aside: [{ id: 'beside', type: 'text', props: { text: { EN: 'Beside the lead' }, as: 'p' } }] };

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'boxes',
    props: { variant: 'boxes' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['button', 'Offer 2 of 3: Harbor Cup'],
      ['button', 'Pause slideshow'],
    ],
    says: ['Beside the lead'],
  },
  {
    name: 'boxes around a figure',
    props: { variant: 'boxes', limit: 1 },
    content: [
      [
        contentRequest('slides', {}),
        [{ id: 'half', image: '/api/art/slide-1.svg', title: '50%', subtitle: 'Lights on', route: 'promotions' }],
      ],
    ],
    expects: [['heading', '50% Lights on']],
  },
];
