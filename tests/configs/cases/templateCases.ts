import type { BadConfig } from '../badConfig';

/** Templates with mistakes. */
export const templateCases: readonly BadConfig[] = [
  {
    title: '[LAYOUT-1] a layout without a place for the page',
    files: { 'templates/template7/template.json': [['"page": "main"', '"page": "aside"']] },
    expected: ['templates/template7/template.json:13:14  regions: Exactly one region takes the page ("page": "main"), but none does.  [layout-main-missing]'],
  },
  {
    title: '[LAYOUT-1] a template that is not called like its folder',
    files: { 'templates/template7/template.json': [['"name": "template7"', '"name": "template6"']] },
    expected: [
      'templates/template7/template.json:3:11  name: "template6" stands in a folder called "template7". Both must say the same.  [file-name-mismatch]',
    ],
  },
  {
    title: '[LAYOUT-1] a default of a widget that does not exist',
    files: { 'templates/template4/template.json': [['"game-grid": {', '"game-grd": {']] },
    expected: [
      'templates/template4/template.json:53:5  widgetDefaults.game-grd: "game-grd" is not a widget. Did you mean "game-grid"? One of: text, link, game-grid, form.  [widget-unknown]',
    ],
  },
  {
    title: '[LAYOUT-1] a default that the widget does not take',
    files: { 'templates/template4/template.json': [['"card": "row"', '"cards": "row"']] },
    expected: [
      'templates/template4/template.json:54:7  widgetDefaults.game-grid.cards: "cards" is not a key here. Did you mean "card"? One of: source, limit, card.  [key-unknown]',
    ],
  },
  {
    title: '[LAYOUT-1] a landmark that does not exist',
    files: { 'templates/template4/template.json': [['"landmark": "banner"', '"landmark": "header"']] },
    expected: [
      'templates/template4/template.json:19:19  regions[0].landmark: "header" is not allowed here. One of: banner, navigation, main, complementary, contentinfo, none.  [value-unknown]',
    ],
  },
  {
    title: '[LAYOUT-1] pages of a template without template.json',
    files: { 'templates/template7/template.json': null, 'site-configs/sites/bola.example/site.json': null },
    expected: ['templates/template7/template.json:1:1  The template has pages but no template.json.  [file-missing]'],
  },
  {
    title: '[CARD-5] a template whose structure is misspelt, and whose sites are not blamed for it',
    files: { 'templates/template4/template.json': [['"structure"', '"strukture"']] },
    expected: [
      'templates/template4/template.json:4:3  strukture: "strukture" is not a key here. Did you mean "structure"? One of: $schema, version, name, description, around, shell, structure, breakpoints, regions, layouts, widgetDefaults.  [key-unknown]',
    ],
  },
  {
    title: '[VIEW-2] a template that gives a breakpoint of all templates another width',
    files: { 'templates/template4/template.json': [['"template4Custom": 999\n', '"template4Custom": 999,\n    "desktop": 500\n']] },
    expected: [
      'templates/template4/template.json:15:5  breakpoints.desktop: "desktop" is a breakpoint of every template already, with 1024 px (site-configs/platform/breakpoints.json). Give it another name, for example "template4Custom".  [value-repeated]',
    ],
  },
];
