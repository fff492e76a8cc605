import { contentRequest, type WidgetExample } from '../../engine';
import { longName, raceCard } from '../../engine/examples';
import type { RaceCardProps } from '../../schemas/generated/widgets';

const asked = contentRequest('raceCard', {});

export const examples: readonly WidgetExample<RaceCardProps>[] = [
  {
    name: 'decimal prices',
    props: {},
    content: [[asked, raceCard]],
    expects: [
      ['link', 'Paper Tiger: 3.50'],
      ['link', 'Inkwell: 11.00'],
    ],
    says: ['Good to firm, 1 mile 2 furlongs', 'J. Moss'],
  },
  {
    name: 'fractional prices',
    props: { oddsFormat: 'fractional' },
    content: [[asked, raceCard]],
    expects: [['link', 'Second Post: 11/10']],
  },
  {
    name: 'one runner with a long name',
    props: { limit: 1 },
    content: [[asked, { ...raceCard, runners: raceCard.runners.map((runner) => ({ ...runner, name: longName })) }]],
    expects: [['link', `${longName}: 3.50`]],
  },
  { name: 'no runners', props: {}, content: [[asked, { ...raceCard, runners: [] }]], isEmpty: true },
];
