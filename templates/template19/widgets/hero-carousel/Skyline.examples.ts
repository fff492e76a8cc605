import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;
const aside = { aside: [{ id: 'beside', type: 'text', props: { text: { EN: 'Beside the lead' }, as: 'p' } }] };

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'skyline with a figure and a picture on its pillars',
    props: { variant: 'skyline' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['img', '50%'],
      ['link', 'To the offer'],
      ['heading', 'Harbor Cup'],
    ],
    says: ['Beside the lead'],
  },
];
