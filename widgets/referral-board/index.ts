import { contentRequest, defineWidget } from '../../engine';

export const referralBoard = defineWidget({
  type: 'referral-board',
  load: () => import('./ReferralBoard'),
  texts: ['records'],
  content: () => [contentRequest('referral', {})],
});
