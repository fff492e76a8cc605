import { contentRequest, type ExampleContent, type Game, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf, longGame, longName } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

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
    name: 'feed of posts',
    props: { ...base, arrangement: 'feed', card: 'post' },
    content: hot(gamesOf(12)),
    expects: [['region', 'Hot now'], ['heading', 'Hot now'], ...koiTile],
    says: ['1,284 playing', 'Top'],
  },
  {
    name: 'feed of live tables',
    props: { ...base, arrangement: 'feed', card: 'post', figure: 'table' },
    content: hot(gamesOf(6)),
    says: ['2 seats open'],
  },
  {
    name: 'long name on a post',
    props: { ...base, card: 'post', ranked: false },
    content: hot([longGame]),
    expects: [['button', `Favourite: ${longName}`]],
  },
];
