import { contentRequest, type WidgetExample } from '../../engine';
import { longName, promotions } from '../../engine/examples';
import type { PromoStripProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('promotions', {}), promotions]] as const;
const long = [[contentRequest('promotions', {}), promotions.slice(0, 1).map((promotion) => ({ ...promotion, title: longName, text: longName }))]] as const;

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
  {
    name: 'coupons',
    props: { variant: 'coupons', title: { EN: 'Clip and save' } },
    content,
    expects: [
      ['region', 'Clip and save'],
      ['heading', 'Token rain'],
      ['link', 'See this coupon: Friday reload'],
    ],
    says: ['50%', 'FRIDAY', 'Coupon 3'],
  },
  {
    name: 'panes',
    props: { variant: 'panes' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['link', 'Friday reload'],
    ],
    says: ['Open'],
  },
  {
    name: 'stubs',
    props: { variant: 'stubs' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['link', 'Friday reload'],
    ],
    says: ['50%', 'FRIDAY'],
  },
  ...(['feature', 'posters', 'boosts', 'cards', 'slants'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    content,
    expects: [
      ['region', 'Promotions'],
      ['link', 'Friday reload'],
    ] as const,
  })),
  { name: 'stories', props: { variant: 'stories', title: { EN: 'Stories' } }, content, expects: [['region', 'Stories']], says: ['Fridays'] },
  { name: 'figure', props: { variant: 'figure' }, content, expects: [['region', 'Promotions']], says: ['50%'] },
  {
    name: 'invitation',
    props: { variant: 'invitation' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['heading', 'Friday reload'],
      ['link', 'See the offer: Friday reload'],
    ],
  },
  {
    name: 'salon',
    props: { variant: 'salon' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['heading', 'Friday reload'],
      ['link', 'See the offer: Friday reload'],
    ],
  },
  {
    name: 'boards in a gilt frame',
    props: { variant: 'framed' },
    content,
    expects: [
      ['region', 'Promotions'],
      ['heading', 'Friday reload'],
      ['link', 'See the offer: Friday reload'],
    ],
  },
  { name: 'salon with a room of its own', props: { variant: 'salon', limit: 1 }, content, expects: [['heading', 'Friday reload']], says: ['50%'] },
  ...(['salon', 'framed', 'invitation'] as const).map((variant) => ({
    name: `${variant} whose offers say where they lead`,
    props: { variant },
    content: [[contentRequest('promotions', {}), promotions.map((promotion) => ({ ...promotion, button: 'Take a seat' }))]] as const,
    expects: [['link', 'Take a seat: Friday reload']] as const,
  })),
  { name: 'the second only', props: { limit: 1, offset: 1 }, content, expects: [['link', 'Token rain']] },
  { name: 'long words in panels', props: { variant: 'panels' }, content: long, expects: [['link', longName]] },
  { name: 'long words in coupons', props: { variant: 'coupons' }, content: long, expects: [['heading', longName]] },
  { name: 'no offers', props: {}, content: [[contentRequest('promotions', {}), []]], isEmpty: true },
];
