/**
 * The folders of the engine, the lowest first: each may use those before it, types included. Folders from `shell` on
 * are features; `composition` puts an application together.
 */
export const engineLayers = [
  ...[
    'config',
    'api',
    'i18n',
    'theme',
    'hydration',
    'stores',
    'registry',
    'context',
    'routing',
    'render',
    'application',
    'ui',
  ],
  ...[
    'shell',
    'games',
    'integrations',
    'money',
    'forms',
    'play',
    'sports',
    'safety',
    'club',
    'fieldData',
    'composition',
    'examples',
  ],
];

/** Where things stand. The first match counts, so a special folder stands before the one around it. */
export const elements = [
  { type: 'schemas', pattern: 'schemas' },
  ...engineLayers.map((name) => ({ type: `engine-${name}`, pattern: `engine/${name}` })),
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

/** Kinds of files by their names. */
export const files = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'style', pattern: '**/*.css.ts' },
  { category: 'example', pattern: '{widgets/*,templates/*/widgets/*}/**/*.examples.ts' },
  { category: 'composition', pattern: '{main,prerender}.tsx' },
  { category: 'table', pattern: 'modules.ts' },
  { category: 'tool', pattern: '{*.js,*.config.ts}' },
];
