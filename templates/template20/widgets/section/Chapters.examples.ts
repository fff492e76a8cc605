import type { WidgetExample } from '../../../../engine';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };
const base = { title: { EN: 'Inside' }, note: { EN: 'Beside it' }, seeAll: 'hot' };

export const examples: readonly WidgetExample<SectionProps>[] = [
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
];
