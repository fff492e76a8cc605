import { contentRequest, type WidgetExample } from '../../../../engine';
import { lobby, manyProviders } from '../../../../engine/examples';
import type { CategoryNavProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('lobby', {}), lobby]] as const;

export const examples: readonly WidgetExample<CategoryNavProps>[] = [
  {
    name: 'departments with the studios of the house',
    props: { variant: 'departments', showProviders: 60 },
    content: [...content, [contentRequest('providers', {}), manyProviders]],
    expects: [
      ['button', 'Slots'],
      ['button', 'Crash'],
      ['link', 'Studio 1'],
      ['link', 'All 45'],
    ],
    says: ['Hot games', 'from these studios'],
  },
];
