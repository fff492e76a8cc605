import { contentRequest, type WidgetExample } from '../../../../engine';
import { missions } from '../../../../engine/examples';
import type { MissionListProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('missions', {}), missions]] as const;
const title = { EN: 'Today’s missions' };

export const examples: readonly WidgetExample<MissionListProps>[] = [
  {
    name: 'moons',
    props: { variant: 'moons', title },
    content,
    expects: [
      ['region', 'Today’s missions'],
      ['img', 'Play 50 rounds'],
      ['link', 'All missions'],
    ],
  },
];
