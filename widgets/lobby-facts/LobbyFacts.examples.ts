import { contentRequest, type WidgetExample } from '../../engine';
import { statistics } from '../../engine/examples';
import type { LobbyFactsProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('statistics', {}), statistics]] as const;

export const examples: readonly WidgetExample<LobbyFactsProps>[] = [
  { name: 'both facts', props: {}, content, says: ['2,143'] },
  {
    name: 'players only',
    props: { facts: ['playing'] },
    content: [[contentRequest('statistics', {}), { ...statistics, activePlayers: 1 }]],
    says: ['1'],
  },
  { name: 'on its way', props: {}, isWaiting: true },
];
