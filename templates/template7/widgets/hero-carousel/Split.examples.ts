import { contentRequest, type WidgetExample } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import type { HeroCarouselProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;
const aside = { aside: [{ id: 'beside', type: 'text', props: { text: { EN: 'Beside the lead' }, as: 'p' } }] };

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'split',
    props: { variant: 'split' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50%'],
      ['link', 'To the offer'],
      ['link', 'All offers'],
      ['heading', 'Harbor Cup'],
      ['link', 'Get the app'],
    ],
    says: ['Drawn at the pier.', 'Beside the lead'],
  },
  { name: 'split with one slide', props: { variant: 'split', limit: 1 }, content, expects: [['heading', '50%']] },
];
