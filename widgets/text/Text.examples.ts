import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { TextProps } from '../../schemas/generated/widgets';

export const examples: readonly WidgetExample<TextProps>[] = [
  ...(['h1', 'h2', 'h3'] as const).map((as) => ({
    name: as,
    props: { text: { EN: 'Welcome to {siteName}' }, as },
    expects: [['heading', 'Welcome to Test Site']] as const,
  })),
  ...(['p', 'note'] as const).map((as) => ({ name: as, props: { text: { EN: longName }, as }, says: [longName] })),
  {
    name: 'to a player',
    props: { text: { EN: 'Good evening, {playerName}' } },
    as: 'player',
    says: ['Good evening, Juan dela Cruz'],
  },
];
