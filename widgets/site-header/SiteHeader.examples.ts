import type { WidgetExample } from '../../engine';
import type { SiteHeaderProps } from '../../schemas/generated/widgets';

const text = (id: string) => [{ id, type: 'text', props: { text: { EN: `In ${id}` }, as: 'p' } }];
const slots = Object.fromEntries(
  ['nav', 'search', 'facts', 'language', 'session', 'line', 'categories', 'start', 'end', 'ear'].map((name) => [name, text(name)]),
);

export const examples: readonly WidgetExample<SiteHeaderProps>[] = [
  {
    name: 'console',
    props: { variant: 'console' },
    slots,
    expects: [['link', 'Test Site: home']],
    says: ['In search', 'In facts', 'In language', 'In session', 'In line', 'In end'],
  },
  {
    name: 'command',
    props: { variant: 'command' },
    slots,
    expects: [['link', 'Test Site: home']],
    says: ['In facts', 'In nav', 'In language', 'In search', 'In session', 'In end', 'In line', 'In categories'],
  },
  { name: 'ribbon', props: { variant: 'ribbon' }, slots, expects: [['link', 'Test Site: home']], says: ['In nav', 'In search', 'In language', 'In session'] },
  {
    name: 'lacquer',
    props: { variant: 'lacquer' },
    slots,
    expects: [['link', 'Test Site: home']],
    says: ['In line', 'In facts', 'In language', 'In nav', 'In search', 'In session'],
  },
  { name: 'seam', props: { variant: 'seam' }, slots, expects: [['link', 'Test Site: home']], says: ['In search', 'In language', 'In session'] },
  { name: 'sash', props: { variant: 'sash' }, slots, expects: [['link', 'Test Site: home']], says: ['In nav', 'In search', 'In language', 'In session'] },
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
  ...(['bar', 'floating', 'flush', 'minimal', 'overlay', 'pane', 'split'] as const).map((variant) => ({
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
    says: ['Est. 1998', 'In language', 'In line', 'In end', 'In search', 'In start', 'In nav', 'In session', 'In categories'],
  },
  {
    name: 'pendant',
    props: { variant: 'pendant' },
    slots,
    expects: [['link', 'Test Site: home']],
    says: ['In start', 'In nav', 'In search', 'In language', 'In session', 'In line', 'In categories'],
  },
  { name: 'nothing in it', props: { variant: 'stacked' }, expects: [['heading', 'Test Site']] },
];
