import type { WidgetExample } from '../../../../engine';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };
const base = { title: { EN: 'Inside' }, note: { EN: 'Beside it' }, seeAll: 'hot' };

export const examples: readonly WidgetExample<SectionProps>[] = [
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
];
