import { contentRequest, type WidgetExample } from '../../../../engine';
import { providers } from '../../../../engine/examples';
import type { ProviderStripProps } from '../../../../schemas/generated/widgets';

const asked = contentRequest('providers', {});

export const examples: readonly WidgetExample<ProviderStripProps>[] = [
  {
    name: 'stamps',
    props: { variant: 'stamps' },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Studios'],
      ['link', 'Tidewell'],
    ],
  },
];
