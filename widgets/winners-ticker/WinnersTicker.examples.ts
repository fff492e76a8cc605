import { contentRequest, type ExampleContent, type WidgetExample } from '../../engine';
import { gamePage, gamesOf, longName, statistics, winnersOf } from '../../engine/examples';
import type { WinnersTickerProps } from '../../schemas/generated/widgets';
import { hottest } from './hottest';

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
    name: 'board',
    props: { variant: 'board', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['group', 'Filter winners'],
      ['button', 'Latest'],
      ['link', 'Lucky Koi'],
    ],
    says: ['₱1,000.50', '1m'],
  },
  {
    name: 'rounds',
    props: { variant: 'rounds', title, limit: 30 },
    content: [
      ...content,
      [hottest, gamePage(gamesOf(12).map((game) => ({ ...game, roundsAt: '2026-01-01T12:00:00Z', roundSeconds: 8 })))],
    ],
    expects: [
      ['region', 'Winners'],
      ['button', 'Pause'],
    ],
    says: ['₱1,000.50', 'live', '12.4×'],
  },
  {
    name: 'ledger',
    props: { variant: 'ledger', title },
    content,
    expects: [['heading', 'Winners']],
    says: ['₱1,000.50'],
  },
  { name: 'line', props: { variant: 'line', title }, content, expects: [['list', 'Winners']], says: ['₱1,000.50'] },
  {
    name: 'list',
    props: { variant: 'list', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
    ],
    says: ['Lucky Koi'],
  },
  ...(['strip'] as const).map((variant) => ({
    name: variant,
    props: { variant, title },
    content,
    expects: [['link', 'Lucky Koi']] as const,
    says: ['Winners'],
  })),
  {
    name: 'belt',
    props: { variant: 'belt', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['link', 'Lucky Koi'],
      ['button', 'Pause winner list'],
    ],
    says: ['₱1,000.50'],
  },
  {
    name: 'two wins of one player in one second',
    props: { title },
    content: answer([...winnersOf(1), ...winnersOf(1)]),
    expects: [['link', 'Lucky Koi']],
  },
  ...(['board', 'ledger', 'line', 'list', 'strip'] as const).map((variant) => ({
    name: `long names on a ${variant}`,
    props: { variant, title, limit: 1 },
    content: long,
    says: ['Winners'],
  })),
  { name: 'nobody yet', props: { title }, content: answer([]), isEmpty: true },
];
