/** Where things stand. The first match counts, so a special folder stands before the one around it. */
const elements = [
  { type: 'schemas', pattern: 'schemas' },
  { type: 'engine-config', pattern: 'engine/config' },
  { type: 'engine-api', pattern: 'engine/api' },
  { type: 'engine-theme', pattern: 'engine/theme' },
  { type: 'engine', pattern: 'engine' },
  { type: 'widget', pattern: 'widgets/*', capture: ['name'] },
  { type: 'widgets', pattern: 'widgets' },
  { type: 'template-widget', pattern: 'templates/*/widgets/*', capture: ['template', 'name'] },
  { type: 'template', pattern: 'templates/*', capture: ['name'] },
  { type: 'templates', pattern: 'templates' },
  { type: 'preview-bridge', pattern: 'scripts/preview/bridge' },
  { type: 'preview-ui', pattern: 'scripts/preview/ui' },
  { type: 'scripts', pattern: 'scripts' },
  { type: 'tests', pattern: 'tests' },
].map((element) => ({ ...element, partialMatch: false }));

const files = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'style', pattern: '**/*.css.ts' },
  { category: 'example', pattern: '{widgets/*,templates/*/widgets/*}/**/*.examples.ts' },
  { category: 'composition', pattern: '{main,prerender}.tsx' },
  { category: 'table', pattern: 'modules.ts' },
  { category: 'tool', pattern: '{*.js,*.config.ts}' },
];

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
];

const policies = [
  ...layer(from('schemas'), 'The contract knows nothing above it. Generated validators import only from schemas/generated.', [to('schemas')]),
  ...layer(
    from('engine-config'),
    'engine/config is pure: it takes texts and returns compiled sites. Let the caller in scripts/ pass in what this needs, or move a pure part here.',
    [to('schemas'), to('engine-config')],
  ),
  ...layer(
    from('engine-api'),
    'engine/api ends the wire: it knows schemas, compiled types and the injected environment. Let the store that calls it use the result.',
    [to('schemas'), to('engine-config'), to('engine-api'), typesOf(to('engine'))],
  ),
  ...layer(from('engine-theme'), 'engine/theme holds styles and colours without React. Pass values in as arguments.', [
    to('engine-config'),
    to('engine-theme'),
  ]),
  ...layer(
    from('engine'),
    'The engine knows no widget, no template and no script. Take what differs as an argument (registry, templates, environment) and compose it in main.tsx.',
    [to('schemas'), to('engine'), to('engine-config'), to('engine-api'), to('engine-theme')],
  ),
  ...layer(
    from('widget'),
    "Widgets use '../../engine' (its index), in .css.ts files '../../engine/theme', and types of schemas/generated. Export what is missing from engine/index.ts.",
    [file('engine/index.ts'), file('schemas/generated/*')],
  ),
  { from: { ...from('widget'), file: { categories: 'style' } }, disallow: file('engine/index.ts'), message: stylesDoor() },
  { from: { ...from('widget'), file: { categories: 'style' } }, allow: file('engine/theme/index.ts') },
  { from: { ...from('widget'), file: { categories: 'example' } }, allow: file('engine/examples/index.ts') },
  {
    from: from('widget'),
    disallow: to('widget'),
    message:
      'A widget never imports another widget. Nest them in JSON (slots), or move what both need to a file in widgets/, or to engine/ui when the engine shows it, too.',
  },
  { from: from('widget'), allow: { to: { element: { type: 'widget', captured: { name: '{{from.element.captured.name}}' } } } } },
  // What widgets of several types show stands in a file of its own in widgets/: the build gives each template its copy, as of any widget module.
  { from: from('widget'), allow: { to: { element: { type: 'widgets' }, file: { path: 'widgets/!(index).{ts,tsx}' } } } },
  ...layer(from('widgets'), "Files in widgets/ serve any widget and know none: they use '../engine' (its index); index.ts collects what modules.ts finds.", [
    file('engine/index.ts'),
    file('modules.ts'),
  ]),
  { from: { ...from('widgets'), file: { categories: 'style' } }, allow: file('engine/theme/index.ts') },
  ...layer(
    from('template-widget'),
    "A variant that a template owns uses '../../../../engine' (its index), in .css.ts files '../../../../engine/theme', types of schemas/generated, and files of its widget.",
    [file('engine/index.ts'), file('schemas/generated/*')],
  ),
  { from: { ...from('template-widget'), file: { categories: 'style' } }, disallow: file('engine/index.ts'), message: stylesDoor() },
  { from: { ...from('template-widget'), file: { categories: 'style' } }, allow: file('engine/theme/index.ts') },
  { from: { ...from('template-widget'), file: { categories: 'example' } }, allow: file('engine/examples/index.ts') },
  { from: from('template-widget'), allow: { to: { element: { type: 'widget', captured: { name: '{{from.element.captured.name}}' } } } } },
  { from: from('template-widget'), allow: { to: { element: { type: 'widgets' }, file: { path: 'widgets/!(index).{ts,tsx}' } } } },
  {
    from: { ...from('template-widget'), file: { categories: 'style' } },
    allow: {
      to: { element: { type: 'template', captured: { name: '{{from.element.captured.template}}' } }, file: { path: 'templates/*/{template.json,media.ts}' } },
    },
  },
  { from: from('template-widget'), allow: { to: { element: { type: 'template-widget', captured: { template: '{{from.element.captured.template}}' } } } } },
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
  { from: from('template'), allow: { to: { element: { type: 'template', captured: { name: '{{from.element.captured.name}}' } } } } },
  ...layer(from('templates'), 'templates/index.ts only collects what modules.ts finds; it needs engine/index.ts and nothing else.', [
    file('engine/index.ts'),
    file('modules.ts'),
  ]),
  ...layer(
    from('scripts'),
    `Scripts use schemas, engine/config, engine/api, types of the engine and its pure parts (${pureEngineFiles.join(', ')}). What renders is called through the built prerender.`,
    [
      to('schemas'),
      to('scripts'),
      to('engine-config'),
      to('engine-api'),
      typesOf(to('engine')),
      typesOf(to('engine-theme')),
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
    [to('preview-ui'), to('engine-config'), file('scripts/preview/protocol.ts'), typesOf(to('scripts')), typesOf(to('engine-api'))],
  ),
  ...layer({ file: { categories: 'composition' } }, 'main.tsx and prerender.tsx compose engine, widgets and templates, and nothing of scripts or tests.', [
    to('schemas'),
    to('engine*'),
    file('widgets/index.ts'),
    file('templates/index.ts'),
    file('modules.ts'),
  ]),
  ...layer({ file: { categories: 'table' } }, 'modules.ts finds widgets and templates by glob and knows none of them.', [typesOf(file('engine/index.ts'))]),
  ...layer({ file: { categories: 'tool' } }, 'Settings of tools use scripts only.', [to('scripts'), file('*.ts')]),
  { from: from('tests'), allow: { to: { file: { path: '**' } } } },
  { from: { file: { categories: 'test' } }, allow: { to: { file: { path: '**' } } } },
];

function stylesDoor() {
  return "Styles use '../../engine/theme': engine/index.ts is React code and would run while styles are built.";
}

/** The rule with the policies of imports that start in an element of this type, or in a file of this category: the others never match there. */
function rulesFrom(...kinds) {
  const own = policies.filter((policy) => kinds.includes(policy.from.element?.type ?? policy.from.file.categories));
  return {
    'boundaries/dependencies': ['error', { default: 'disallow', message: 'No layer rule allows this import. See ARCHITECTURE.md.', policies: own }],
  };
}

/**
 * Imports go one way: schemas ← engine ← widgets | templates ← main/prerender; scripts use schemas and engine; tests anything. Each folder has
 * the policies that can match in it; a special folder comes after the one around it, because here the last match counts.
 */
export const layers = [
  {
    files: ['**/*.{ts,tsx}'],
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'boundaries/legacy-templates': false,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'] } },
    },
    rules: { ...rulesFrom('composition', 'table', 'tool'), 'boundaries/no-unknown-files': 'error' },
  },
  ...elements.toReversed().map(({ type, pattern }) => ({ files: [`${pattern}/**/*.{ts,tsx}`], rules: rulesFrom(type) })),
  { files: ['**/*.test.{ts,tsx}'], rules: rulesFrom('test') },
];
