import { contentRequest, type ExampleContent, type WidgetExample } from '../../../../engine';
import { longName, statistics, winnersOf } from '../../../../engine/examples';
import type { WinnersTickerProps } from '../../../../schemas/generated/widgets';

const title = { EN: 'Winners' };
const content = [[contentRequest('statistics', {}), statistics]] as const;
const answer = (winners: typeof statistics.winners): readonly ExampleContent[] => [
  [contentRequest('statistics', {}), { ...statistics, winners }],
];
const long = answer(
  winnersOf(1).map((winner) => ({ ...winner, player: longName, game: { ...winner.game, name: longName } })),
);

export const examples: readonly WidgetExample<WinnersTickerProps>[] = [
  {
    name: 'largest',
    props: { variant: 'largest', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
    ],
    says: ['₱1,250,000.00'],
  },
  {
    name: 'largest, long names',
    props: { variant: 'largest', title },
    content: long,
    expects: [['region', 'Winners']],
    says: [longName],
  },
];
