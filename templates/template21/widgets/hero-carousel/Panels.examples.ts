import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'panels',
    props: { variant: 'panels' },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['button', 'Next offer'],
      ['button', 'Offer 2 of 3: Harbor Cup'],
      ['button', 'Pause slideshow'],
    ],
    says: ['Every Friday until midnight.'],
  },
  {
    name: 'panels with one slide',
    props: { variant: 'panels', limit: 1 },
    content,
    expects: [['heading', '50 % on your deposit']],
  },
];
