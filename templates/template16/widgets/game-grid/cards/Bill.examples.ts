import { contentRequest, type ExampleContent, type WidgetExample } from '../../../../../engine';
import { gamePage, gamesOf } from '../../../../../engine/examples';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';

const base = { title: { EN: 'Hot now' }, source: { list: 'hot' }, card: 'bill', shape: 'square' } as const;
const request = contentRequest('games', { list: 'hot', pageSize: 12 });
const content: readonly ExampleContent[] = [[request, gamePage(gamesOf(3))]];
const koi = [
  ['link', 'Lucky Koi'],
  ['button', 'Favourite: Lucky Koi'],
] as const;

export const examples: readonly WidgetExample<GameGridProps>[] = [
  { name: 'bills', props: { ...base, lead: true }, content, expects: koi, says: ['Top'] },
  { name: 'bills on their way', props: base, isWaiting: true, expects: [['region', 'Hot now']] },
];
