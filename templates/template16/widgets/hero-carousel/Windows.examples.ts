import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;
const aside = { aside: [{ id: 'beside', type: 'text', props: { text: { EN: 'Beside the lead' }, as: 'p' } }] };

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'windows of a street',
    props: { variant: 'windows' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50%'],
      ['link', 'To the offer'],
      ['heading', 'Harbor Cup'],
    ],
    says: ['Beside the lead'],
  },
];
