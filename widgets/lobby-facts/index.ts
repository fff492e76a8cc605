import { contentRequest, defineWidget } from '../../engine';

export const lobbyFacts = defineWidget({
  type: 'lobby-facts',
  load: () => import('./LobbyFacts'),
  content: () => [contentRequest('statistics', {})],
});
