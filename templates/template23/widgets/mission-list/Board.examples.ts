import { contentRequest, type WidgetExample } from '../../../../engine';
import { missions } from '../../../../engine/examples';
import type { MissionListProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('missions', {}), missions]] as const;
const title = { EN: 'Today’s missions' };

export const examples: readonly WidgetExample<MissionListProps>[] = [
  {
    name: 'board',
    props: { variant: 'board', title },
    content,
    expects: [
      ['region', 'Today’s missions'],
      ['progressbar', 'Play 50 rounds'],
      ['link', 'All missions'],
    ],
    says: ['5 tokens'],
  },
];
