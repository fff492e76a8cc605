import { contentRequest, type WidgetExample } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import type { MatchListProps } from '../../../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const shown: WidgetExample<MatchListProps>['content'] = [[asked(4), matches]];

export const examples: readonly WidgetExample<MatchListProps>[] = [
  {
    name: 'home side of a chapter',
    props: { ...base, variant: 'home-side' },
    content: shown,
    expects: [
      ['group', 'In play'],
      ['link', 'Harbor Town: 1.50'],
    ],
    says: ['In play 61′'],
  },
];
