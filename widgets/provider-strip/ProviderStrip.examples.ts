import { contentRequest, type WidgetExample } from '../../engine';
import { manyProviders, providers } from '../../engine/examples';
import type { ProviderStripProps } from '../../schemas/generated/widgets';

const asked = contentRequest('providers', {});

export const examples: readonly WidgetExample<ProviderStripProps>[] = [
  {
    name: 'marks',
    props: { variant: 'marks' },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Studios'],
      ['link', 'Quarto & Sons'],
    ],
  },
  {
    name: 'line',
    props: { variant: 'line', title: { EN: 'Our studios' } },
    content: [[asked, providers]],
    expects: [['region', 'Our studios']],
    says: ['Tidewell'],
  },
  {
    name: 'boxes',
    props: { variant: 'boxes' },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Studios'],
      ['link', 'Tidewell'],
    ],
  },
  {
    name: 'directory',
    props: { variant: 'directory', title: { EN: 'Houses' } },
    content: [[asked, providers]],
    expects: [
      ['region', 'Houses'],
      ['heading', 'Houses'],
      ['link', 'Tidewell 214'],
    ],
  },
  {
    name: 'cells',
    props: { variant: 'cells' },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Studios'],
      ['link', 'Tidewell'],
    ],
  },
  {
    name: 'wall',
    props: { variant: 'wall' },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Studios'],
      ['link', 'Tidewell'],
    ],
  },
  {
    name: 'all 45',
    props: { variant: 'marks', limit: 60 },
    content: [[asked, manyProviders]],
    expects: [['link', 'Studio 45']],
  },
  { name: 'no studios', props: {}, content: [[asked, []]], isEmpty: true },
];
