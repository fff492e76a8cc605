import type { WidgetExample } from '../../../../engine';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };
const base = { title: { EN: 'Inside' }, note: { EN: 'Beside it' }, seeAll: 'hot' };

export const examples: readonly WidgetExample<SectionProps>[] = [
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
