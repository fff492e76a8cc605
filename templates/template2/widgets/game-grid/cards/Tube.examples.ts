import { contentRequest, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const source = { list: 'hot' } as const;
const title = { EN: 'Hot now' };
const request = (pageSize: number) => contentRequest('games', { list: 'hot', pageSize });

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'posters behind tubes',
    props: { title, source, arrangement: 'shelf', card: 'tube' },
    content: [[request(12), gamePage(gamesOf(12))]],
    expects: [
      ['region', 'Hot now'],
      ['link', 'Lucky Koi'],
      ['button', 'Favourite: Lucky Koi'],
      ['button', 'Hot now: next'],
    ],
    says: ['Play'],
  },
  {
    name: 'posters behind tubes on their way',
    props: { title, source, card: 'tube' },
    isWaiting: true,
    expects: [['region', 'Hot now']],
  },
  {
    name: 'tables behind tubes',
    props: { title, source, arrangement: 'shelf', card: 'tube', shape: 'landscape', figure: 'table' },
    content: [[request(12), gamePage(gamesOf(12).filter(({ table }) => table !== undefined))]],
    expects: [
      ['region', 'Hot now'],
      ['img', '2 seats open'],
    ],
    says: ['₱50 – ₱25,000'],
  },
];
