import { contentRequest, type WidgetExample } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import type { MatchListProps } from '../../../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const shown: WidgetExample<MatchListProps>['content'] = [[asked(4), matches]];

export const examples: readonly WidgetExample<MatchListProps>[] = [
  {
    name: 'lines of a chapter, without the match that it begins with',
    props: { ...base, variant: 'lines' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['heading', 'In play'],
    ],
    says: ['Island time'],
  },
];
