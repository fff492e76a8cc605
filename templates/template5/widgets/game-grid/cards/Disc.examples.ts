import { contentRequest, type ExampleContent, type Game, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf, longGame, longName } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const hot = (games: readonly Game[]): readonly ExampleContent[] => [
  [contentRequest('games', { pageSize: 12, list: 'hot' }), gamePage(games)],
];
const base = { title: { EN: 'Hot now' }, source: { list: 'hot' } } as const;

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'discs that go on without an end',
    props: { source: { category: 'slot_game' }, arrangement: 'grid', card: 'disc', paging: 'endless' },
    content: [
      [contentRequest('games', { pageSize: 12, facets: true, category: 'slot_game' }), gamePage(gamesOf(12), 5000)],
    ],
    expects: [
      ['link', 'Skip the game list'],
      ['button', 'Favourite: Lucky Koi'],
    ],
  },
  {
    name: 'grid of discs with a lead',
    props: { ...base, card: 'disc', lead: true, shape: 'square' },
    content: hot(gamesOf(12)),
    expects: [['button', 'Favourite: Lucky Koi']],
    says: ['Lucky Koi', 'No. 1', 'New', '₱182,400.50'],
  },
  {
    name: 'long name on a disc',
    props: { ...base, card: 'disc', ranked: false },
    content: hot([longGame]),
    expects: [['button', `Favourite: ${longName}`]],
  },
];
