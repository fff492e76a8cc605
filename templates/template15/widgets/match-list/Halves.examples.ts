import { contentRequest, type WidgetExample } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import type { MatchListProps } from '../../../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const shown: WidgetExample<MatchListProps>['content'] = [[asked(4), matches]];

export const examples: readonly WidgetExample<MatchListProps>[] = [
  {
    name: 'halves',
    props: { ...base, variant: 'halves' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Harbor Town: 1.50'],
    ],
    says: ['In play 61′'],
  },
];
