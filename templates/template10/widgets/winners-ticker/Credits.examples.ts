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
  ...(['credits'] as const).map((variant) => ({
    name: variant,
    props: { variant, title },
    content,
    expects: [['link', 'Lucky Koi']] as const,
    says: ['Winners'],
  })),
  ...(['credits'] as const).map((variant) => ({
    name: `long names on a ${variant}`,
    props: { variant, title, limit: 1 },
    content: long,
    says: ['Winners'],
  })),
];
