import type { WidgetExample } from '../../engine';

export const examples: readonly WidgetExample<object>[] = [
  {
    name: 'on its way',
    props: {},
    as: 'player',
    expects: [['heading', 'Lucky wheel']],
    says: ['One free spin a day. Missions can add more.'],
  },
];
