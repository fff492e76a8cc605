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
    name: 'sash',
    props: { variant: 'sash' },
    slots,
    expects: [['link', 'Test Site: home']],
    says: ['In nav', 'In search', 'In language', 'In session'],
  },
];
