import { contentRequest, type WidgetExample } from '../../engine';
import { longName, manyProviders, providers } from '../../engine/examples';
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
    name: 'a row of what is in stock',
    props: { variant: 'stock', title: { EN: 'Our studios' } },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Our studios'],
      ['link', 'Tidewell'],
    ],
  },
  {
    name: 'chips',
    props: { variant: 'chips' },
    content: [[asked, providers]],
    expects: [
      ['navigation', 'Studios'],
      ['link', 'Tidewell'],
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
    name: 'pennants',
    props: { variant: 'pennants' },
    content: [[asked, providers]],
    expects: [
      ['region', 'Studios'],
      ['link', 'Tidewell'],
    ],
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
    name: 'stamps',
    props: { variant: 'stamps' },
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
  { name: 'all 45', props: { variant: 'marks', limit: 60 }, content: [[asked, manyProviders]], expects: [['link', 'Studio 45']] },
  {
    name: 'one with a long name',
    props: { variant: 'pennants', title: { EN: 'Studios' } },
    content: [[asked, [{ code: 'LONG', name: longName, games: 1, mark: '/api/art/mark/long.svg' }]]],
    expects: [['link', longName]],
  },
  { name: 'no studios', props: {}, content: [[asked, []]], isEmpty: true },
];
