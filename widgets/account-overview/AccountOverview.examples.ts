import type { WidgetExample } from '../../engine';
import type { AccountOverviewProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<AccountOverviewProps>[] = [
  {
    name: 'the standing on its way',
    props: {},
    as: 'player',
    expects: [['region', 'Your account']],
    says: ['Juan dela Cruz', '₱1,234.50'],
  },
  { name: 'money only', props: { showsVip: false }, as: 'player', says: ['juan', '7'] },
];
