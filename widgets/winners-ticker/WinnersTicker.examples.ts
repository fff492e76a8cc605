import { contentRequest, type ExampleContent, type WidgetExample } from '../../engine';
import { gamePage, gamesOf, longName, statistics, winnersOf } from '../../engine/examples';
import type { WinnersTickerProps } from '../../schemas/generated/widgets';
import { hottest } from './hottest';

const title = { EN: 'Winners' };
const content = [[contentRequest('statistics', {}), statistics]] as const;
const answer = (winners: typeof statistics.winners): readonly ExampleContent[] => [[contentRequest('statistics', {}), { ...statistics, winners }]];
const long = answer(winnersOf(1).map((winner) => ({ ...winner, player: longName, game: { ...winner.game, name: longName } })));

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
    name: 'medallions',
    props: { variant: 'medallions', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
      ['link', 'Lucky Koi'],
    ],
    says: ['₱1,000.50'],
  },
  { name: 'receipt', props: { variant: 'receipt', title }, content, expects: [['region', 'Winners']], says: ['Withdrawals paid in 24 hours', '₱1,000.50'] },
  {
    name: 'atrium',
    props: { variant: 'atrium', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
    ],
    says: ['₱1,000.50', 'Withdrawals paid in 24 hours', 'Players online'],
  },
  {
    name: 'two lines that pass each other',
    props: { variant: 'double', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
      ['button', 'Pause winners'],
      ['link', 'Lucky Koi'],
    ],
    says: ['₱1,000.50'],
  },
  {
    name: 'rounds',
    props: { variant: 'rounds', title, limit: 30 },
    content: [...content, [hottest, gamePage(gamesOf(12).map((game) => ({ ...game, roundsAt: '2026-01-01T12:00:00Z', roundSeconds: 8 })))]],
    expects: [
      ['region', 'Winners'],
      ['button', 'Pause'],
    ],
    says: ['₱1,000.50', 'live', '12.4×'],
  },
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
  { name: 'largest, long names', props: { variant: 'largest', title }, content: long, expects: [['region', 'Winners']], says: [longName] },
  { name: 'ledger', props: { variant: 'ledger', title }, content, expects: [['heading', 'Winners']], says: ['₱1,000.50'] },
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
  {
    name: 'list in a cell',
    props: { variant: 'list-pane', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
    ],
    says: ['Lucky Koi'],
  },
  {
    name: 'beside a page',
    props: { variant: 'aside', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['heading', 'Winners'],
    ],
    says: ['₱6,000.50'],
  },
  {
    name: 'the largest of the newest as a post',
    props: { variant: 'win', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['link', 'Red Comet'],
    ],
    says: ['₱1,250,000'],
  },
  ...(['credits', 'strip'] as const).map((variant) => ({
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
      ['button', 'Pause winners'],
    ],
    says: ['₱1,000.50'],
  },
  {
    name: 'slips',
    props: { variant: 'slips', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['list', 'Winners'],
    ],
  },
  {
    name: 'numerals of the house',
    props: { variant: 'numerals', title: { EN: 'In figures' } },
    content,
    expects: [
      ['region', 'In figures'],
      ['img', '40'],
    ],
    says: ['Players online'],
  },
  {
    name: 'bubbles',
    props: { variant: 'bubbles', title },
    content,
    expects: [
      ['region', 'Winners'],
      ['link', 'Lucky Koi'],
    ],
    says: ['₱1,000.50'],
  },
  { name: 'two wins of one player in one second', props: { title }, content: answer([...winnersOf(1), ...winnersOf(1)]), expects: [['link', 'Lucky Koi']] },
  ...(['board', 'ledger', 'line', 'list', 'credits', 'strip'] as const).map((variant) => ({
    name: `long names on a ${variant}`,
    props: { variant, title, limit: 1 },
    content: long,
    says: ['Winners'],
  })),
  { name: 'nobody yet', props: { title }, content: answer([]), isEmpty: true },
];
