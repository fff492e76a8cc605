import type { WidgetExample } from '../../engine';
import type { PlayClockProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<PlayClockProps>[] = [
  { name: 'for a player', props: {}, as: 'player', expects: [['link', 'Time played: 0:00. Open limits and breaks']] },
  {
    name: 'over a game',
    props: { place: 'bar' },
    as: 'player',
    expects: [['link', 'Time played: 0:00. Open limits and breaks']],
  },
  { name: 'for a guest', props: { minutes: 30 }, isEmpty: true },
];
