import type { WidgetExample } from '../../../../engine';
import type { SessionBarProps } from '../../../../schemas/generated/widgets';

export const examples: readonly WidgetExample<SessionBarProps>[] = [
  { name: 'balance of a guest', props: { variant: 'balance' }, isEmpty: true },
  { name: 'balance of a player', props: { variant: 'balance' }, as: 'player', expects: [], says: ['₱1,234.50'] },
];
