import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { AccountLinksProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<AccountLinksProps>[] = [
  {
    name: 'two groups',
    props: {
      groups: [
        {
          title: { EN: 'Play' },
          links: [{ label: { EN: 'Slots' }, text: { EN: 'Slots of every kind.' }, route: 'slots', icon: 'slots' }],
        },
        { title: { EN: 'Offers' }, links: [{ label: { EN: 'Promotions' }, route: 'promotions' }] },
      ],
    },
    expects: [
      ['navigation', 'Play'],
      ['heading', 'Offers'],
      ['link', 'SlotsSlots of every kind.'],
      ['link', 'Promotions'],
    ],
  },
  {
    name: 'long words',
    props: {
      groups: [
        { title: { EN: longName }, links: [{ label: { EN: longName }, text: { EN: longName }, route: 'slots' }] },
      ],
    },
  },
  {
    name: 'pages that are switched off',
    props: { groups: [{ title: { EN: 'Gone' }, links: [{ label: { EN: 'Nothing' }, route: 'nowhere' }] }] },
    isEmpty: true,
  },
  {
    name: 'a feature that the site has switched off',
    props: {
      groups: [
        {
          title: { EN: 'Friends' },
          links: [{ label: { EN: 'Refer a friend' }, route: 'promotions', feature: 'referral' }],
        },
      ],
    },
    isEmpty: true,
  },
];
