import type { WidgetExample } from '../../engine';
import type { DepositLimitsProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<DepositLimitsProps>[] = [
  {
    name: 'the limits on their way',
    props: {},
    as: 'player',
    expects: [
      ['region', 'Deposit limits'],
      ['form', 'Set a limit'],
      ['button', 'Save limit'],
    ],
  },
];
