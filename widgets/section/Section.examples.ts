import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { SectionProps } from '../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };
const base = { title: { EN: 'Inside' }, note: { EN: 'Beside it' }, seeAll: 'hot' };

export const examples: readonly WidgetExample<SectionProps>[] = [
  {
    name: 'plain',
    props: { ...base, variant: 'plain' },
    slots,
    expects: [
      ['region', 'Inside'],
      ['heading', 'Inside'],
      ['link', 'See all: Inside'],
    ],
    says: ['Beside it', 'Words of two'],
  },
  {
    name: 'cell',
    props: { ...base, variant: 'cell', surface: 'third', width: 4 },
    slots,
    expects: [['region', 'Inside']],
    says: ['Beside it', 'Words of two'],
  },
  {
    name: 'flush with a lead column',
    props: { ...base, variant: 'flush', columns: 'lead' },
    slots,
    expects: [
      ['region', 'Inside'],
      ['heading', 'Inside'],
    ],
    says: ['Beside it', 'Words of two'],
  },
  {
    name: 'chapter',
    props: { ...base, variant: 'chapter', drawing: 'wheel' },
    slots: { ...slots, lead: [text('lead')], beside: [text('beside')] },
    expects: [
      ['region', 'Inside'],
      ['heading', 'Inside'],
      ['link', 'See all: Inside'],
    ],
    says: ['Beside it', 'Words of lead', 'Words of beside', 'Words of two'],
  },
  {
    name: 'chapters',
    props: { ...base, variant: 'chapters', chapters: [{ label: { EN: 'First chapter' }, node: 'one' }] },
    slots,
    expects: [
      ['navigation', 'Inside'],
      ['link', 'First chapter'],
    ],
    says: ['Words of two'],
  },
  { name: 'plain without a title', props: { variant: 'plain' }, slots, says: ['Words of one'] },
  {
    name: 'block in one column',
    props: { ...base, variant: 'block', surface: 'accent' },
    slots,
    expects: [
      ['region', 'Inside'],
      ['link', 'See all: Inside'],
    ],
    says: ['Words of two'],
  },
  {
    name: 'block with a lead column',
    props: { ...base, variant: 'block', columns: 'lead', surface: 'third' },
    slots,
    expects: [
      ['heading', 'Inside'],
      ['link', 'See all'],
    ],
    says: ['Words of one'],
  },
  {
    name: 'ruled',
    props: { ...base, variant: 'ruled', columns: 'three', seeAllLabel: { EN: 'The whole page' } },
    slots,
    expects: [
      ['region', 'Inside'],
      ['link', 'The whole page: Inside'],
    ],
    says: ['Words of one'],
  },
  {
    name: 'register',
    props: { ...base, variant: 'register' },
    slots,
    expects: [['region', 'Inside']],
    says: ['Words of one'],
  },
  ...(['ticket', 'spread', 'niche'] as const).map((variant) => ({
    name: `${variant} with two parts`,
    props: { title: { EN: 'Inside' }, variant },
    slots,
    expects: [['region', 'Inside'] as const],
    says: ['Words of one', 'Words of two'],
  })),
  { name: 'nothing inside', props: { variant: 'ruled', title: { EN: longName } }, expects: [['heading', longName]] },
  {
    name: 'wall with cells',
    props: { variant: 'wall', title: { EN: 'Everything' } },
    slots: {
      content: [
        {
          id: 'lone',
          type: 'section',
          props: { variant: 'wall-cell', title: { EN: 'Live casino' }, seeAll: 'casino', surface: 'accent', spans: '1x6 1x6 2x3' },
        },
        { id: 'full', type: 'section', props: { variant: 'wall-cell', title: { EN: longName }, spans: '2x8 2x8 -' }, slots: { content: [text('one')] } },
      ],
    },
    expects: [
      ['region', 'Everything'],
      ['heading', 'Live casino'],
      ['link', 'See all: Live casino'],
    ],
    says: ['Words of one'],
  },
  {
    name: 'cell of a wall',
    props: { ...base, variant: 'wall-cell', surface: 'second', spans: '1x6 1x6 2x3' },
    slots,
    expects: [
      ['region', 'Inside'],
      ['link', 'See all: Inside'],
    ],
    says: ['Beside it', 'Words of two'],
  },
];
