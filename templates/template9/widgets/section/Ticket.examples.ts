import type { WidgetExample } from '../../../../engine';
import type { SectionProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => ({ id, type: 'text', props: { text: { EN: `Words of ${id}` }, as: 'p' } });
const slots = { content: [text('one'), text('two')] };

export const examples: readonly WidgetExample<SectionProps>[] = [
  ...(['ticket'] as const).map((variant) => ({
    name: `${variant} with two parts`,
    props: { title: { EN: 'Inside' }, variant },
    slots,
    expects: [['region', 'Inside'] as const],
    says: ['Words of one', 'Words of two'],
  })),
];
