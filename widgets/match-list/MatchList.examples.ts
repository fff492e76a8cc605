import { contentRequest, type WidgetExample } from '../../engine';
import { longName, matches } from '../../engine/examples';
import type { MatchListProps } from '../../schemas/generated/widgets';

const asked = (limit: number) => contentRequest('matches', { limit });
const base = { title: { EN: 'In play' }, note: { EN: 'Island time' }, seeAll: 'sports' };
const long = matches
  .slice(0, 1)
  .map((match) => ({ ...match, league: longName, home: { ...match.home, name: longName } }));

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
    name: 'cards',
    props: { ...base, variant: 'cards' },
    ...inRow,
  },
  {
    name: 'rows between hairlines',
    props: { ...base, variant: 'hairlines', seeAll: 'sports' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Harbor Town: 1.50'],
      ['link', 'See all: In play'],
    ],
    says: ['In play 61′'],
  },
  {
    name: 'duel',
    props: { ...base, variant: 'duel' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Harbor Town: 1.50'],
      ['link', 'Draw: 4.20'],
    ],
    says: ['In play 61′'],
  },
  {
    name: 'rows',
    props: { ...base, variant: 'rows' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Pearl City: 7.50'],
      ['link', 'See all: In play'],
    ],
    says: ['Minute 61'],
  },
  {
    name: 'heads',
    props: { ...base, variant: 'heads' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Pearl City: 7.50'],
      ['link', 'Draw: 4.20'],
      ['link', 'See all: In play'],
    ],
    says: ['In play 61′'],
  },
  {
    name: 'programme',
    props: { ...base, variant: 'programme' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['link', 'Harbor Town: 1.50'],
    ],
  },
  {
    name: 'board',
    props: { ...base, variant: 'board' },
    content: shown,
    expects: [
      ['region', 'In play'],
      ['button', 'All sports'],
      ['button', 'Tennis'],
      ['group', 'Open of the Bay'],
      ['button', 'Draw: 4.20'],
    ],
    says: ['In play 61′'],
  },
  {
    name: 'brief',
    props: { ...base, variant: 'brief' },
    content: shown,
    expects: [
      ['heading', 'In play'],
      ['button', 'Pearl City: 7.50'],
    ],
  },
  {
    name: 'table of fractions',
    props: { ...base, variant: 'table', oddsFormat: 'fractional' },
    content: shown,
    expects: [
      ['table', 'In play'],
      ['columnheader', 'Match'],
      ['link', 'Harbor Town: 1/2'],
      ['link', 'Lantern Rovers: 11/10'],
    ],
    says: ['Minute 61'],
  },
  ...(['cards', 'heads', 'rows', 'table'] as const).map((variant) => ({
    name: `one match with long names in ${variant}`,
    props: { ...base, variant, limit: 1 },
    content: [[asked(1), long]] as const,
    expects: [['link', `${longName}: 1.50`]] as const,
  })),
  { name: 'no matches', props: base, content: [[asked(4), []]], isEmpty: true },
];
