import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  ...(['stage'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
    ] as const,
  })),
];
