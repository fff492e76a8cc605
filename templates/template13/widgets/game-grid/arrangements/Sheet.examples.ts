import { contentRequest, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const source = { list: 'hot' } as const;
const title = { EN: 'Hot now' };
const request = (pageSize: number) => contentRequest('games', { list: 'hot', pageSize });

export const examples: readonly WidgetExample<GameGridProps>[] = [
  {
    name: 'sheet of lines',
    props: { title, source, arrangement: 'sheet', card: 'line', showCount: true },
    content: [[request(12), gamePage(gamesOf(12))]],
    expects: [
      ['region', 'Hot now'],
      ['heading', 'Hot now'],
      ['link', 'Lucky Koi'],
      ['button', 'Favourite: Lucky Koi'],
    ],
    says: ['01', '12', 'RTP', '96.5%'],
  },
  {
    name: 'sheet of lines on their way',
    props: { title, source, arrangement: 'sheet', card: 'line' },
    isWaiting: true,
    expects: [['region', 'Hot now']],
  },
];
