import type { WidgetExample } from '../../../../engine';
import type { SiteHeaderProps } from '../../../../schemas/generated/widgets';

const text = (id: string) => [{ id, type: 'text', props: { text: { EN: `In ${id}` }, as: 'p' } }];
const slots = Object.fromEntries(
  ['nav', 'search', 'facts', 'language', 'session', 'line', 'categories', 'start', 'end', 'ear'].map((name) => [
    name,
    text(name),
  ]),
);

export const examples: readonly WidgetExample<SiteHeaderProps>[] = [
  {
    name: 'stacked',
    props: { variant: 'stacked', tagline: { EN: 'Est. 1998' }, details: [{ EN: 'Late edition' }, { EN: 'Harbor' }] },
    slots,
    expects: [
      ['heading', 'Test Site'],
      ['link', 'Test Site'],
    ],
    says: ['Est. 1998', 'Late edition', 'Harbor', 'In categories', 'In ear', 'In start', 'In line'],
  },
  { name: 'nothing in it', props: { variant: 'stacked' }, expects: [['heading', 'Test Site']] },
];
