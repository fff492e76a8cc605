import { contentRequest, type WidgetExample } from '../../engine';
import { longName, missions } from '../../engine/examples';
import type { MissionListProps } from '../../schemas/generated/widgets';

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
    says: ['Complete missions to fill today’s grid. Done: 1. To go: 2.', '₱20'],
  },
  {
    name: 'punches',
    props: { variant: 'punches', title },
    content,
    expects: [
      ['region', 'Today’s missions'],
      ['link', 'All missions'],
    ],
  },
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
    name: 'checklist',
    props: { variant: 'checklist', title },
    content,
    expects: [
      ['region', 'Today’s missions'],
      ['link', 'Today’s missions'],
      ['progressbar', 'Play 50 rounds'],
    ],
  },
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
  {
    name: 'all done',
    props: { variant: 'crossword', title },
    content: [[contentRequest('missions', {}), missions.slice(1, 2)]],
    expects: [['heading', 'Today’s missions']],
  },
  {
    name: 'long name in bars',
    props: { variant: 'bars', title, limit: 1 },
    content: [[contentRequest('missions', {}), missions.map((mission) => ({ ...mission, title: longName }))]],
    expects: [['progressbar', longName]],
  },
  { name: 'no missions', props: { title }, content: [[contentRequest('missions', {}), []]], isEmpty: true },
];
