import type { WidgetExample } from '../../../../engine';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };
const base = { title: { EN: 'Inside' }, note: { EN: 'Beside it' }, seeAll: 'hot' };

export const examples: readonly WidgetExample<SectionProps>[] = [
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
];
