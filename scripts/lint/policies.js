import { engineLayers } from './elements.js';

const engineTypes = engineLayers.map((name) => `engine-${name}`);

const from = (type) => ({ element: { type } });
const to = (type) => ({ to: { element: { type } } });
const file = (path) => ({ to: { file: { path } } });
const typesOf = (selector) => ({ ...selector, dependency: { kind: 'type' } });

/** Refuses everything to a layer with what to do instead, then allows what it may use. */
function layer(where, message, allow) {
  return [
    { from: where, disallow: { to: { file: { path: '**' } } }, message },
    { from: where, allow },
  ];
}

/** Parts of the engine that run in Node without React and without the world: what scripts may call. */
const pureEngineFiles = [
  'engine/i18n/flattenMessages.ts',
  'engine/i18n/format.ts',
  'engine/i18n/intl.ts',
  'engine/i18n/money.ts',
  'engine/games/titleSearch.ts',
  'engine/render/conditions.ts',
  'engine/routing/address.ts',
  'engine/routing/pageHead.ts',
  'engine/routing/queryRules.ts',
  'engine/stores/contentRequest.ts',
  'engine/theme/recipe.ts',
  'engine/theme/media.ts',
  // Names alone, which descriptors may write.
  'engine/ui/icons/iconNames.ts',
];

/** What stands in `engine/` itself and knows none of its folders. */
const baseFiles = 'engine/{environment,abilities,rareAbilities,idle}.ts';

/** What each layer may import, and what is said of everything else. */
export const policies = [
  ...layer(
    from('schemas'),
    'The contract knows nothing above it. Generated validators import only from schemas/generated.',
    [to('schemas')],
  ),
  ...layer(
    from('engine-config'),
    'engine/config is pure: it takes texts and returns compiled sites. Let the caller in scripts/ pass in what this needs, or move a pure part here.',
    [to('schemas'), to('engine-config')],
  ),
  ...layer(
    from('engine-api'),
    'engine/api ends the wire: it knows schemas, compiled types and the injected environment. Let the store that calls it use the result.',
    [to('schemas'), to('engine-config'), to('engine-api'), typesOf(file(baseFiles))],
  ),
  ...layer(from('engine-theme'), 'engine/theme holds styles and colours without React. Pass values in as arguments.', [
    to('engine-config'),
    to('engine-theme'),
  ]),
  ...engineTypes.flatMap((type, index) => {
    if (['engine-config', 'engine-api', 'engine-theme'].includes(type)) return [];
    const below = engineTypes.slice(0, index + 1);
    return layer(from(type), engineOrder(engineLayers[index]), [to('schemas'), ...below.map(to), file(baseFiles)]);
  }),
  ...layer(from('engine'), engineAlone(), [to('schemas'), to('engine*')]),
  ...layer(
    from('widget'),
    "Widgets use '../../engine' (its index), in .css.ts files '../../engine/theme', and types of schemas/generated. Export what is missing from engine/index.ts.",
    [file('engine/index.ts'), file('schemas/generated/*')],
  ),
  {
    from: { ...from('widget'), file: { categories: 'style' } },
    disallow: file('engine/index.ts'),
    message: stylesDoor(),
  },
  { from: { ...from('widget'), file: { categories: 'style' } }, allow: file('engine/theme/index.ts') },
  { from: { ...from('widget'), file: { categories: 'example' } }, allow: file('engine/examples/index.ts') },
  {
    from: from('widget'),
    disallow: to('widget'),
    message:
      'A widget never imports another widget. Nest them in JSON (slots), or move what both need to a file in widgets/, or to engine/ui when the engine shows it, too.',
  },
  {
    from: from('widget'),
    allow: { to: { element: { type: 'widget', captured: { name: '{{from.element.captured.name}}' } } } },
  },
  // What widgets of several types show stands in a file of its own in widgets/: the build gives each template its copy,
  // as of any widget module.
  {
    from: from('widget'),
    allow: { to: { element: { type: 'widgets' }, file: { path: 'widgets/!(index).{ts,tsx}' } } },
  },
  ...layer(
    from('widgets'),
    "Files in widgets/ serve any widget and know none: they use '../engine' (its index); index.ts collects what modules.ts finds.",
    [file('engine/index.ts'), file('modules.ts')],
  ),
  { from: { ...from('widgets'), file: { categories: 'style' } }, allow: file('engine/theme/index.ts') },
  ...layer(
    from('template-widget'),
    "A variant that a template owns uses '../../../../engine' (its index), in .css.ts files '../../../../engine/theme', types of schemas/generated, and files of its widget.",
    [file('engine/index.ts'), file('schemas/generated/*')],
  ),
  {
    from: { ...from('template-widget'), file: { categories: 'style' } },
    disallow: file('engine/index.ts'),
    message: stylesDoor(),
  },
  { from: { ...from('template-widget'), file: { categories: 'style' } }, allow: file('engine/theme/index.ts') },
  { from: { ...from('template-widget'), file: { categories: 'example' } }, allow: file('engine/examples/index.ts') },
  {
    from: from('template-widget'),
    allow: { to: { element: { type: 'widget', captured: { name: '{{from.element.captured.name}}' } } } },
  },
  {
    from: from('template-widget'),
    allow: { to: { element: { type: 'widgets' }, file: { path: 'widgets/!(index).{ts,tsx}' } } },
  },
  {
    from: { ...from('template-widget'), file: { categories: 'style' } },
    allow: {
      to: {
        element: { type: 'template', captured: { name: '{{from.element.captured.template}}' } },
        file: { path: 'templates/*/{template.json,media.ts}' },
      },
    },
  },
  {
    from: from('template-widget'),
    allow: {
      to: { element: { type: 'template-widget', captured: { template: '{{from.element.captured.template}}' } } },
    },
  },
  ...layer(
    from('template'),
    "Templates are styles and JSON: they use '../../engine/theme' and types of '../../engine'. Name widgets as strings in template.json.",
    [file('engine/theme/index.ts'), typesOf(file('engine/index.ts'))],
  ),
  {
    from: from('template'),
    disallow: to('template'),
    message: 'A template never imports another template. Move what both need to engine/theme.',
  },
  {
    from: from('template'),
    allow: { to: { element: { type: 'template', captured: { name: '{{from.element.captured.name}}' } } } },
  },
  ...layer(
    from('templates'),
    'templates/index.ts only collects what modules.ts finds; it needs engine/index.ts and nothing else.',
    [file('engine/index.ts'), file('modules.ts')],
  ),
  ...layer(
    from('scripts'),
    `Scripts use schemas, engine/config, engine/api, types of the engine and its pure parts (${pureEngineFiles.join(', ')}). What renders is called through the built prerender.`,
    [
      to('schemas'),
      to('scripts'),
      to('engine-config'),
      to('engine-api'),
      typesOf(to('engine*')),
      typesOf(file('prerender.tsx')),
      ...pureEngineFiles.map(file),
      // Pages that are written by hand, which benchmarks compare with.
      file('tests/bench/*'),
    ],
  ),
  ...layer(
    from('preview-bridge'),
    'The bridge of the preview composes the site as main.tsx does, with what the preview swaps: it uses the engine, modules.ts and scripts/preview/protocol.ts.',
    [to('preview-bridge'), to('schemas'), to('engine*'), file('modules.ts'), file('scripts/preview/protocol.ts')],
  ),
  ...layer(
    from('preview-ui'),
    'The tool of the preview runs in a page of its own: it uses engine/config, scripts/preview/protocol.ts and types of scripts. What touches files is asked of its server.',
    [
      to('preview-ui'),
      to('engine-config'),
      file('scripts/preview/protocol.ts'),
      typesOf(to('scripts')),
      typesOf(to('engine-api')),
    ],
  ),
  ...layer(
    { file: { categories: 'composition' } },
    'main.tsx and prerender.tsx compose engine, widgets and templates, and nothing of scripts or tests.',
    [to('schemas'), to('engine*'), file('widgets/index.ts'), file('templates/index.ts'), file('modules.ts')],
  ),
  ...layer(
    { file: { categories: 'table' } },
    'modules.ts finds widgets and templates by glob and knows none of them.',
    [typesOf(file('engine/index.ts'))],
  ),
  ...layer({ file: { categories: 'tool' } }, 'Settings of tools use scripts only.', [to('scripts'), file('*.ts')]),
  { from: from('tests'), allow: { to: { file: { path: '**' } } } },
  { from: { file: { categories: 'test' } }, allow: { to: { file: { path: '**' } } } },
];

function engineAlone() {
  return 'The engine knows no widget, no template and no script. Take what differs as an argument (registry, templates, environment) and compose it in main.tsx.';
}

function engineOrder(name) {
  return `${engineAlone()} Of its folders, engine/${name} uses itself and those before it: ${engineLayers.join(', ')}.`;
}

function stylesDoor() {
  return "Styles use '../../engine/theme': engine/index.ts is React code and would run while styles are built.";
}
