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
  ...(['floating'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    slots,
    expects: [['link', 'Test Site: home']] as const,
    says: ['In search', 'In session'],
  })),
];
