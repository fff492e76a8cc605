import { contentRequest, defineWidget } from '../../engine';

export const contactChannels = defineWidget({
  type: 'contact-channels',
  load: () => import('./ContactChannels'),
  texts: ['records'],
  content: () => [contentRequest('socialAccounts', {})],
});
