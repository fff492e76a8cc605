import { contentRequest, type WidgetExample } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import type { MatchListProps } from '../../../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const shown: WidgetExample<MatchListProps>['content'] = [[asked(4), matches]];

export const examples: readonly WidgetExample<MatchListProps>[] = [
  {
    name: 'lines of a sheet',
    props: { ...base, variant: 'sheet' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Harbor Town: 1.50'],
      ['link', 'See all: In play'],
    ],
    says: ['In play 61′', 'Island time'],
  },
];
