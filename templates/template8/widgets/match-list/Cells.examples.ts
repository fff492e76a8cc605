import { contentRequest, type WidgetExample } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import type { MatchListProps } from '../../../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const shown: WidgetExample<MatchListProps>['content'] = [[asked(4), matches]];
const inRow: Pick<WidgetExample<MatchListProps>, 'content' | 'expects' | 'says'> = {
  content: shown,
  expects: [
    ['region', 'In play'],
    ['heading', 'In play'],
    ['link', 'Harbor Town: 1.50'],
    ['link', 'Draw: 4.20'],
    ['button', 'In play: next'],
  ],
  says: ['In play 61′', 'Island time'],
};

export const examples: readonly WidgetExample<MatchListProps>[] = [
  {
    name: 'cells of a ruled panel',
    props: { ...base, variant: 'cells' },
    ...inRow,
  },
];
