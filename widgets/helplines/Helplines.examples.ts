import type { WidgetExample } from '../../engine';
import type { HelplinesProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<HelplinesProps>[] = [
  {
    name: 'a number and a page',
    props: {},
    expects: [
      ['heading', 'Gambling help and support'],
      ['link', '+00 555 0100'],
      ['link', 'Test Line (opens in a new tab)'],
    ],
    says: ['Test Line'],
  },
  {
    name: 'another heading',
    props: { title: { EN: 'Somebody to talk to' } },
    expects: [['heading', 'Somebody to talk to']],
  },
];
