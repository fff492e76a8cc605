import type { WidgetExample } from '../../engine';
import type { RealityCheckProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<RealityCheckProps>[] = [
  {
    name: 'in the modal',
    props: {},
    as: 'player',
    expects: [
      ['link', 'Bet history'],
      ['link', 'Limits and breaks'],
      ['button', 'Log out'],
      ['button', 'Continue'],
    ],
    says: ['You’ve been playing for 0 minutes.'],
  },
  {
    name: 'on a page',
    props: { variant: 'setting', choices: [10, 20] },
    as: 'player',
    expects: [['combobox', 'Remind me every']],
  },
  { name: 'for a guest', props: {}, isEmpty: true },
];
