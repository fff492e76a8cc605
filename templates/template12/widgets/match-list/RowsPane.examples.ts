import { contentRequest, type WidgetExample } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import type { MatchListProps } from '../../../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const shown: WidgetExample<MatchListProps>['content'] = [[asked(4), matches]];

export const examples: readonly WidgetExample<MatchListProps>[] = [
  {
    name: 'rows in a cell',
    props: { ...base, variant: 'rows-pane' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Pearl City: 7.50'],
      ['link', 'See all: In play'],
    ],
    says: ['Minute 61'],
  },
];
