import type { WidgetExample } from '../../engine';

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
];
