import { contentRequest, type WidgetExample } from '../../engine';
import type { ReferralBoardProps } from '../../schemas/generated/widgets';

const request = contentRequest('referral', {});

export const examples: readonly WidgetExample<ReferralBoardProps>[] = [
  {
    name: 'for a guest',
    props: {},
    content: [[request, { isOn: true }]],
    expects: [
      ['link', 'Log in'],
      ['link', 'Sign up'],
    ],
    says: ['Share your link'],
  },
  {
    name: 'a player’s link on its way',
    props: { parameter: 'ref' },
    as: 'player',
    content: [[request, { isOn: true }]],
    says: ['Share your link'],
  },
  {
    name: 'switched off',
    props: {},
    content: [[request, { isOn: false }]],
    expects: [['link', 'See the offers']],
    says: ['Not available right now'],
  },
];
