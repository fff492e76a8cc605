import type { WidgetExample } from '../../../../engine';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };
const base = { title: { EN: 'Inside' }, note: { EN: 'Beside it' }, seeAll: 'hot' };

export const examples: readonly WidgetExample<SectionProps>[] = [
  {
    name: 'register',
    props: { ...base, variant: 'register' },
    slots,
    expects: [['region', 'Inside']],
    says: ['Words of one'],
  },
];
