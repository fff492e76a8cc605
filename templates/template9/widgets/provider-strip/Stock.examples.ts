import { contentRequest, type WidgetExample } from '../../../../engine';
import { providers } from '../../../../engine/examples';
import type { ProviderStripProps } from '../../../../schemas/generated/widgets';

const asked = contentRequest('providers', {});

export const examples: readonly WidgetExample<ProviderStripProps>[] = [
  {
    name: 'a row of what is in stock',
    props: { variant: 'stock', title: { EN: 'Our studios' } },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Our studios'],
      ['link', 'Tidewell'],
    ],
  },
];
