import { contentRequest, type ExampleContent, type WidgetExample } from '../../engine';
import { gamePage, gamesOf } from '../../engine/examples';
import type { GameGridProps } from '../../schemas/generated/widgets';

const base = { title: { EN: 'Games tonight' }, source: { list: 'hot' }, card: 'admission', shape: 'wide' } as const;
const lanterns: WidgetExample<GameGridProps>['props'] = {
  ...base,
  arrangement: 'grid',
  lead: true,
  lists: [
    { list: 'hot', label: { EN: 'Hot' } },
    { list: 'demo', label: { EN: 'Demo' } },
  ],
  facets: ['provider'],
  controls: ['sort'],
  paging: 'more',
  browser: 'lantern-browser',
  late: true,
};
const content: readonly ExampleContent[] = [
  [contentRequest('games', { list: 'hot', pageSize: 12 }), gamePage(gamesOf(3))],
];
const koi = [
  ['link', 'Lucky Koi'],
  ['button', 'Favourite: Lucky Koi'],
] as const;

/** Paper tickets, the lanterns above them, and tables in a line each. */
export const admissionExamples: readonly WidgetExample<GameGridProps>[] = [
  { name: 'paper tickets', props: base, content, expects: koi, says: ['Top'] },
  {
    name: 'paper tickets, the first torn from the side',
    props: { ...base, lead: true },
    content,
    expects: koi,
    says: ['Game of the day'],
  },
  { name: 'paper tickets on their way', props: base, isWaiting: true, expects: [['region', 'Games tonight']] },
  {
    name: 'tables with a light for each seat',
    props: { ...base, card: 'seat', arrangement: 'feed' },
    content,
    expects: koi,
  },
  {
    name: 'such tables on their way',
    props: { ...base, card: 'seat', arrangement: 'feed' },
    isWaiting: true,
    expects: [['region', 'Games tonight']],
  },
  {
    name: 'lists that hang as lanterns, the figures of the unlit ones on their way',
    props: lanterns,
    content: [[contentRequest('games', { list: 'hot', pageSize: 12, facets: true }), gamePage(gamesOf(3))]],
    isWaiting: true,
    expects: [['tab', 'Hot 3 games'], ['tab', 'Demo'], ...koi],
  },
];
