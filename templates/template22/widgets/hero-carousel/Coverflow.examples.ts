import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;
const aside = { aside: [{ id: 'beside', type: 'text', props: { text: { EN: 'Beside the lead' }, as: 'p' } }] };

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'coverflow',
    props: { variant: 'coverflow' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', 'Harbor Cup'],
      ['button', 'Next offer'],
      ['button', 'Previous offer'],
      ['button', 'Offer 1 of 3: 50%'],
      ['button', 'Offer 3 of 3: Get the app'],
    ],
    says: ['18:00, 2 of 3', 'Beside the lead'],
  },
  {
    name: 'coverflow with one slide',
    props: { variant: 'coverflow', limit: 1 },
    content,
    expects: [['link', 'To the offer']],
  },
];
