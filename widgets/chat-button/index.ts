import { defineWidget } from '../../engine';

export const chatButton = defineWidget({
  type: 'chat-button',
  load: () => import('./ChatButton'),
});
