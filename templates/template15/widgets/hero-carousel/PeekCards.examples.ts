import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'low peek cards with marks below',
    props: { variant: 'peek-cards' },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['button', 'Offer 2 of 3: Harbor Cup'],
      ['button', 'Pause slideshow'],
    ],
  },
];
