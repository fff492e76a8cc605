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
    name: 'command',
    props: { variant: 'command' },
    slots,
    expects: [['link', 'Test Site: home']],
    says: ['In facts', 'In nav', 'In language', 'In search', 'In session', 'In end', 'In line', 'In categories'],
  },
];
