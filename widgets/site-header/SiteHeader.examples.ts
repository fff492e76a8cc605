import type { WidgetExample } from '../../engine';
import type { SiteHeaderProps } from '../../schemas/generated/widgets';

const text = (id: string) => [{ id, type: 'text', props: { text: { EN: `In ${id}` }, as: 'p' } }];
const slots = Object.fromEntries(
  ['nav', 'search', 'facts', 'language', 'session', 'line', 'categories', 'start', 'end', 'ear'].map((name) => [
    name,
    text(name),
  ]),
);

export const examples: readonly WidgetExample<SiteHeaderProps>[] = [
  {
    name: 'console',
    props: { variant: 'console' },
    slots,
    expects: [['link', 'Test Site: home']],
    says: ['In search', 'In facts', 'In language', 'In session', 'In line', 'In end'],
  },
  ...(['bar', 'overlay', 'pane', 'split'] as const).map((variant) => ({
    name: variant,
    props: { variant },
    slots,
    expects: [['link', 'Test Site: home']] as const,
    says: ['In search', 'In session'],
  })),
  {
    name: 'storeys',
    props: { variant: 'storeys', tagline: { EN: 'Est. 1998' } },
    slots,
    expects: [['link', 'Test Site: home']],
    says: [
      'Est. 1998',
      'In language',
      'In line',
      'In end',
      'In search',
      'In start',
      'In nav',
      'In session',
      'In categories',
    ],
  },
];
