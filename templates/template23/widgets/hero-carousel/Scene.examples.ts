import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'a scene with its pager inside',
    props: { variant: 'scene' },
    content,
    expects: [
      ['region', 'Offers'],
      ['link', 'To the offer'],
      ['button', 'Next offer'],
    ],
    says: ['Every Friday until midnight.'],
  },
];
