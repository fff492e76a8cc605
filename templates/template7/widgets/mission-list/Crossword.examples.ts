import { contentRequest, type WidgetExample } from '../../../../engine';
import { missions } from '../../../../engine/examples';
import type { MissionListProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('missions', {}), missions]] as const;
const title = { EN: 'Today’s missions' };

export const examples: readonly WidgetExample<MissionListProps>[] = [
  {
    name: 'crossword',
    props: { variant: 'crossword', title },
    content,
    expects: [
      ['heading', 'Today’s missions'],
      ['link', 'All missions'],
    ],
    says: ['Complete missions to fill in today’s crossword. Completed: 1. Left: 2.', '₱20'],
  },
  {
    name: 'all done',
    props: { variant: 'crossword', title },
    content: [[contentRequest('missions', {}), missions.slice(1, 2)]],
    expects: [['heading', 'Today’s missions']],
  },
];
