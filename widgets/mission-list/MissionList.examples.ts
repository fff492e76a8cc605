import { contentRequest, type WidgetExample } from '../../engine';
import { longName, missions } from '../../engine/examples';
import type { MissionListProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('missions', {}), missions]] as const;
const title = { EN: 'Today’s missions' };

export const examples: readonly WidgetExample<MissionListProps>[] = [
  {
    name: 'bars',
    props: { variant: 'bars', title },
    content,
    expects: [
      ['region', 'Today’s missions'],
      ['link', 'Today’s missions'],
      ['progressbar', 'Play 50 rounds'],
    ],
    says: ['5 tokens'],
  },
  {
    name: 'long name in bars',
    props: { variant: 'bars', title, limit: 1 },
    content: [[contentRequest('missions', {}), missions.map((mission) => ({ ...mission, title: longName }))]],
    expects: [['progressbar', longName]],
  },
  { name: 'no missions', props: { title }, content: [[contentRequest('missions', {}), []]], isEmpty: true },
];
