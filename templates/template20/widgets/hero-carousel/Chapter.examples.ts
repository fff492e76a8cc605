import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'words of a chapter',
    props: { variant: 'chapter' },
    content,
    expects: [
      ['group', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
    ],
    says: ['Every Friday until midnight.'],
  },
];
