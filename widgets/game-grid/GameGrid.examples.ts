import { contentRequest, type ExampleContent, type Game, type WidgetExample } from '../../engine';
import { gamePage, gamesOf, longGame, longName } from '../../engine/examples';
import type { GameGridProps } from '../../schemas/generated/widgets';
import { admissionExamples } from './Admissions.examples';
import { articleExamples } from './Articles.examples';
import { browserExamples } from './Browser.examples';
import { tableExamples } from './LiveTables.examples';

const request = (params: Parameters<typeof contentRequest<'games'>>[1]) =>
  contentRequest('games', { pageSize: 12, ...params });
const hot = (games: readonly Game[], total?: number): readonly ExampleContent[] => [
  [request({ list: 'hot' }), gamePage(games, total)],
];
const base = { title: { EN: 'Hot now' }, source: { list: 'hot' } } as const;
const koiTile = [
  ['link', 'Lucky Koi'],
  ['button', 'Favourite: Lucky Koi'],
] as const;

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'grid of tiles',
    props: { ...base, note: { EN: 'What people play' }, showCount: true, seeAll: 'hot' },
    content: hot(gamesOf(12), 1284),
    expects: [
      ['region', 'Hot now'],
      ['heading', 'Hot now'],
      ['link', 'See all: Hot now'],
      ...koiTile,
      ['link', 'Lantern Row 2'],
    ],
    says: ['What people play', '1,284 games', 'Top'],
  },
  {
    name: 'small tiles in a cell',
    props: { ...base, arrangement: 'quad' },
    content: hot(gamesOf(12)),
    expects: [['region', 'Hot now'], ...koiTile],
  },
  {
    name: 'shelf of tiles with players',
    props: { ...base, arrangement: 'shelf', figure: 'players', seeAll: 'hot' },
    content: hot(gamesOf(12)),
    expects: [...koiTile, ['button', 'Hot now: next'], ['button', 'Hot now: previous']],
    says: ['1,284'],
  },
  {
    name: 'shelf of wide tiles with a lead',
    props: {
      ...base,
      arrangement: 'shelf',
      shape: 'landscape',
      lead: true,
      ranked: true,
      figure: 'players',
      eager: true,
    },
    content: hot(gamesOf(6)),
    expects: koiTile,
    says: ['1,284 playing'],
  },
  {
    name: 'live tables',
    props: { ...base, shape: 'wide', figure: 'table' },
    content: hot(gamesOf(6)),
    expects: [['link', 'Harbor 21']],
    says: ['₱50 – ₱25,000', '2 seats open'],
  },
  {
    name: 'rounds of crash games',
    props: { ...base, shape: 'square', figure: 'rounds' },
    content: hot(gamesOf(6)),
    expects: [
      ['link', 'Red Comet'],
      ['list', 'Last rounds'],
    ],
    says: ['12.4×', '1.0×', '2.5×'],
  },
  {
    name: 'return to player',
    props: { ...base, figure: 'return' },
    content: hot(gamesOf(3)),
    says: ['96.5%', '95.0%'],
  },
  {
    name: 'ranked list of rows',
    props: { ...base, arrangement: 'list', card: 'row', ranked: true, lead: true, figure: 'movement', seeAll: 'hot' },
    content: hot(gamesOf(12)),
    expects: [...koiTile, ['img', 'Down 2 places']],
    says: ['1,284 playing', 'Tidewell, slots'],
  },
  {
    name: 'plain list of rows',
    props: { ...base, arrangement: 'list', card: 'row', figure: 'players' },
    content: hot(gamesOf(4)),
    expects: koiTile,
    says: ['803'],
  },
  ...browserExamples,
  ...tableExamples,
  ...articleExamples,
  ...admissionExamples,
  { name: 'one game', props: base, content: hot(gamesOf(1)), expects: koiTile },
  {
    name: 'sixty games',
    props: { ...base, limit: 60 },
    content: [[contentRequest('games', { list: 'hot', pageSize: 60 }), gamePage(gamesOf(60), 60, 60)]],
    expects: [['link', 'No Facts 10']],
  },
  ...(['tile', 'row'] as const).map((card) => ({
    name: `long name on a ${card}`,
    props: { ...base, card, ranked: card === 'row' },
    content: hot([longGame]),
    expects: [['button', `Favourite: ${longName}`]] as const,
  })),
  {
    name: 'no games',
    props: { ...base, arrangement: 'grid' },
    content: hot([]),
    expects: [['heading', 'Hot now']],
    says: ['No games here yet'],
  },
  {
    name: 'no games on a shelf',
    props: { ...base, arrangement: 'shelf' },
    content: hot([]),
    expects: [['heading', 'Hot now']],
    says: ['No games here yet'],
  },
  {
    name: 'halved cards',
    props: { ...base, card: 'halved' },
    content: hot(gamesOf(3)),
    expects: [['link', 'Lucky Koi']],
  },
  {
    name: 'no games on a list',
    props: { ...base, arrangement: 'list', card: 'row' },
    content: hot([]),
    says: ['No games here yet'],
  },
  { name: 'favourites of a guest', props: { source: { favourites: true }, title: { EN: 'Yours' } }, isEmpty: true },
  {
    name: 'games opened last, before there are any',
    props: { source: { recent: true }, title: { EN: 'Play again' } },
    isEmpty: true,
  },
  {
    name: 'favourites of a player',
    props: { source: { favourites: true }, title: { EN: 'Yours' } },
    as: 'player',
    expects: koiTile,
  },
  ...(['grid', 'shelf', 'list'] as const).map((arrangement) => ({
    name: `${arrangement} on its way`,
    props: { ...base, arrangement },
    isWaiting: true as const,
    expects: [['heading', 'Hot now']] as const,
  })),
];
