import { contentRequest, type WidgetExample } from '../../engine';
import { longName, longNotice, notices } from '../../engine/examples';
import type { MarqueeProps } from '../../schemas/generated/widgets';

const content = [[contentRequest('marquee', {}), notices]] as const;
const long = [[contentRequest('marquee', {}), [longNotice]]] as const;

export const examples: readonly WidgetExample<MarqueeProps>[] = [
  {
    name: 'line',
    props: { variant: 'line' },
    content,
    expects: [
      ['region', 'Notice'],
      ['link', 'Transfers take an hour longer tonight.'],
    ],
    says: ['All announcements'],
  },
  {
    name: 'notice',
    props: { variant: 'notice', label: { EN: 'News' } },
    content,
    expects: [
      ['region', 'News'],
      ['link', 'Banking:'],
      ['button', 'Next announcement'],
    ],
  },
  { name: 'bar', props: { variant: 'bar' }, content, expects: [['link', 'Transfers take an hour longer tonight.']] },
  { name: 'tab', props: { variant: 'tab' }, content, expects: [['region', 'Notice']] },
  { name: 'dot', props: { variant: 'dot' }, content, expects: [['link', 'Banking:']] },
  ...(['line', 'notice', 'bar', 'tab', 'dot'] as const).map((variant) => ({
    name: `one long ${variant}`,
    props: { variant },
    content: long,
    says: [longName],
  })),
  { name: 'no notices', props: {}, content: [[contentRequest('marquee', {}), []]], isEmpty: true },
];
