import { contentRequest, type WidgetExample } from '../../engine';
import { longName, slides } from '../../engine/examples';
import type { HeroCarouselProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;

export const examples: readonly WidgetExample<HeroCarouselProps>[] = [
  {
    name: 'peek',
    props: { variant: 'peek' },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['button', 'Next offer'],
      ['button', 'Previous offer'],
      ['button', 'Offer 2 of 3: Harbor Cup'],
      ['button', 'Pause slideshow'],
    ],
    says: ['Every Friday until midnight.'],
  },
  {
    name: 'peek that never moves by itself',
    props: { variant: 'peek', interval: 0 },
    content,
    expects: [['button', 'Next offer']],
  },
  {
    name: 'peek with one slide',
    props: { variant: 'peek', limit: 1 },
    content,
    expects: [['heading', '50 % on your deposit']],
  },
  {
    name: 'peek with long words',
    props: { variant: 'peek' },
    content: [
      [
        contentRequest('slides', {}),
        [
          {
            id: 'long',
            image: '/api/art/slide-9.svg',
            title: longName,
            subtitle: longName,
            text: longName,
            button: longName,
            route: 'promotions',
          },
        ],
      ],
    ],
    expects: [['link', longName]],
  },
  ...(['print'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
    ] as const,
  })),
  { name: 'no slides', props: {}, content: [[contentRequest('slides', {}), []]], isEmpty: true },
];
