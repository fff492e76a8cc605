import { contentRequest, type WidgetExample } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import type { MatchListProps } from '../../../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const shown: WidgetExample<MatchListProps>['content'] = [[asked(4), matches]];

export const examples: readonly WidgetExample<MatchListProps>[] = [
  {
    name: 'draw and away side of a chapter',
    props: { ...base, variant: 'away-side' },
    content: shown,
    expects: [
      ['link', 'Draw: 4.20'],
      ['link', 'Pearl City: 7.50'],
    ],
  },
];
