import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'peek with words on a pane',
    props: { variant: 'peek-pane' },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['button', 'Next offer'],
      ['button', 'Previous offer'],
      ['button', 'Pause slideshow'],
    ],
    says: ['Every Friday until midnight.'],
  },
];
