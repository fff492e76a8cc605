import { contentRequest, type WidgetExample } from '../../engine';
import { longName, promotions } from '../../engine/examples';
import type { PromoStripProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('promotions', {}), promotions]] as const;
const long = [
  [
    contentRequest('promotions', {}),
    promotions.slice(0, 1).map((promotion) => ({ ...promotion, title: longName, text: longName })),
  ],
] as const;

export const examples: readonly WidgetExample<PromoStripProps>[] = [
  {
    name: 'panels',
    props: { variant: 'panels' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['link', 'Friday reload'],
      ['link', 'Token rain'],
    ],
    says: ['Ends in 03:46:12', 'Starts in 01:00:00'],
  },
  ...(['feature', 'posters', 'cards'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    content,
    expects: [
      ['region', 'Promotions'],
      ['link', 'Friday reload'],
    ] as const,
  })),
  { name: 'figure', props: { variant: 'figure' }, content, expects: [['region', 'Promotions']], says: ['50%'] },
  { name: 'the second only', props: { limit: 1, offset: 1 }, content, expects: [['link', 'Token rain']] },
  { name: 'long words in panels', props: { variant: 'panels' }, content: long, expects: [['link', longName]] },
  { name: 'no offers', props: {}, content: [[contentRequest('promotions', {}), []]], isEmpty: true },
];
