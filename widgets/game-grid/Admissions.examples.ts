import { contentRequest, type ExampleContent, type WidgetExample } from '../../engine';
import { gamePage, gamesOf } from '../../engine/examples';
import type { GameGridProps } from '../../schemas/generated/widgets';

const base = { title: { EN: 'Games tonight' }, source: { list: 'hot' }, card: 'admission', shape: 'wide' } as const;
const lists = [
  { list: 'hot', label: { EN: 'Hot' } },
  { list: 'demo', label: { EN: 'Demo' } },
] as const;
const lanterns = {
  ...base,
  arrangement: 'grid',
  lead: true,
  lists: [...lists],
  facets: ['provider'],
  controls: ['sort'],
  paging: 'more',
  browser: 'late-lanterns',
} as const;
const content: readonly ExampleContent[] = [[contentRequest('games', { list: 'hot', pageSize: 12 }), gamePage(gamesOf(3))]];
const koi = [
  ['link', 'Lucky Koi'],
  ['button', 'Favourite: Lucky Koi'],
] as const;

/** Paper tickets, the lanterns above them, and tables in a line each. */
export const admissionExamples: readonly WidgetExample<GameGridProps>[] = [
  { name: 'paper tickets', props: base, content, expects: koi, says: ['Top tonight'] },
  { name: 'paper tickets, the first torn from the side', props: { ...base, lead: true }, content, expects: koi, says: ['Game of the night'] },
  { name: 'paper tickets on their way', props: base, isWaiting: true, expects: [['region', 'Games tonight']] },
  { name: 'tables in a line each', props: { ...base, card: 'seat', arrangement: 'feed' }, content, expects: koi },
  { name: 'tables on their way', props: { ...base, card: 'seat', arrangement: 'feed' }, isWaiting: true, expects: [['region', 'Games tonight']] },
  {
    name: 'lists that hang as lanterns',
    props: lanterns,
    content: [[contentRequest('games', { list: 'hot', pageSize: 12, facets: true }), gamePage(gamesOf(3))]],
    expects: [['tab', 'Hot 3 games'], ['tab', 'Demo'], ...koi],
  },
];
