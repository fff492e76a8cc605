import { contentRequest, type WidgetExample } from '../../engine';
import { longName, slides } from '../../engine/examples';
import type { HeroCarouselProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('slides', {}), slides]] as const;
const aside = { aside: [{ id: 'beside', type: 'text', props: { text: { EN: 'Beside the lead' }, as: 'p' } }] };

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
      ['button', 'Stop the offers from moving'],
    ],
    says: ['Every Friday until midnight.'],
  },
  { name: 'peek that never moves by itself', props: { variant: 'peek', interval: 0 }, content, expects: [['button', 'Next offer']] },
  { name: 'peek with one slide', props: { variant: 'peek', limit: 1 }, content, expects: [['heading', '50 % on your deposit']] },
  {
    name: 'peek with long words',
    props: { variant: 'peek' },
    content: [
      [
        contentRequest('slides', {}),
        [{ id: 'long', image: '/api/art/slide-9.svg', title: longName, subtitle: longName, text: longName, button: longName, route: 'promotions' }],
      ],
    ],
    expects: [['link', longName]],
  },
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
      ['button', 'Stop the offers from moving'],
    ],
    says: ['Every Friday until midnight.'],
  },
  {
    name: 'low peek cards with marks below',
    props: { variant: 'peek-cards' },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['button', 'Offer 2 of 3: Harbor Cup'],
      ['button', 'Stop the offers from moving'],
    ],
  },
  {
    name: 'panels',
    props: { variant: 'panels' },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['button', 'Next offer'],
      ['button', 'Offer 2 of 3: Harbor Cup'],
      ['button', 'Stop the offers from moving'],
    ],
    says: ['Every Friday until midnight.'],
  },
  { name: 'panels with one slide', props: { variant: 'panels', limit: 1 }, content, expects: [['heading', '50 % on your deposit']] },
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
      ['button', 'Offer 1 of 3: 50 %'],
      ['button', 'Offer 3 of 3: Get the app'],
    ],
    says: ['18:00, 2 of 3', 'Beside the lead'],
  },
  { name: 'coverflow with one slide', props: { variant: 'coverflow', limit: 1 }, content, expects: [['link', 'To the offer']] },
  ...(['carousel', 'stage', 'print'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
    ] as const,
  })),
  {
    name: 'split',
    props: { variant: 'split' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 %'],
      ['link', 'To the offer'],
      ['link', 'All offers'],
      ['heading', 'Harbor Cup'],
      ['link', 'Get the app'],
    ],
    says: ['Drawn at the pier.', 'Beside the lead'],
  },
  {
    name: 'jackpot',
    props: { variant: 'jackpot' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
    ],
    says: ['Every Friday until midnight.', 'Beside the lead'],
  },
  {
    name: 'mosaic',
    props: { variant: 'mosaic' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['heading', 'Harbor Cup'],
    ],
    says: ['Beside the lead'],
  },
  {
    name: 'boxes',
    props: { variant: 'boxes' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['button', 'Offer 2 of 3: Harbor Cup'],
      ['button', 'Stop the offers from moving'],
    ],
    says: ['Beside the lead'],
  },
  {
    name: 'boxes around a figure',
    props: { variant: 'boxes', limit: 1 },
    content: [[contentRequest('slides', {}), [{ id: 'half', image: '/api/art/slide-1.svg', title: '50%', subtitle: 'Lights on', route: 'promotions' }]]],
    expects: [['heading', '50% Lights on']],
  },
  {
    name: 'seat',
    props: { variant: 'seat' },
    slots: aside,
    content,
    expects: [
      ['region', 'Offers'],
      ['heading', '50 % on your deposit'],
      ['link', 'To the offer'],
      ['link', 'All offers'],
    ],
    says: ['Every Friday until midnight.', 'Beside the lead'],
  },
  { name: 'split with one slide', props: { variant: 'split', limit: 1 }, content, expects: [['heading', '50 %']] },
  { name: 'no slides', props: {}, content: [[contentRequest('slides', {}), []]], isEmpty: true },
];
