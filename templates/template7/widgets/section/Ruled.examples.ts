import type { WidgetExample } from '../../../../engine';
import { longName } from '../../../../engine/examples';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };
const base = { title: { EN: 'Inside' }, note: { EN: 'Beside it' }, seeAll: 'hot' };

export const examples: readonly WidgetExample<SectionProps>[] = [
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
  { name: 'nothing inside', props: { variant: 'ruled', title: { EN: longName } }, expects: [['heading', longName]] },
];
