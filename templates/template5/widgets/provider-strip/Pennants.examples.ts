import { contentRequest, type WidgetExample } from '../../../../engine';
import { longName, providers } from '../../../../engine/examples';
import type { ProviderStripProps } from '../../../../schemas/generated/widgets';

const asked = contentRequest('providers', {});

export const examples: readonly WidgetExample<ProviderStripProps>[] = [
  {
    name: 'pennants',
    props: { variant: 'pennants' },
    content: [[asked, providers]],
    expects: [
      ['region', 'Studios'],
      ['link', 'Tidewell'],
    ],
  },
  {
    name: 'one with a long name',
    props: { variant: 'pennants', title: { EN: 'Studios' } },
    content: [[asked, [{ code: 'LONG', name: longName, games: 1, mark: '/api/art/mark/long.svg' }]]],
    expects: [['link', longName]],
  },
];
