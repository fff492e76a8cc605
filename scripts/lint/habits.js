/** Habits of the code that a selector can see. Each message says what to do instead. */
const everywhere = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` array and a union type: one source for the list, and nothing left at run time.' },
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export: it has one name everywhere.' },
];

const rendered = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message:
      'The content-security policy blocks inline styles of prerendered pages. Use a class, an SVG attribute, <progress>/<meter>, or set a CSS variable after mount.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Use <SanitizedHtml>: Trusted Types refuse raw HTML.' },
  {
    selector: ':matches(Literal[value=/^(slot[245]|sportsbook1|casino4)$/], TemplateElement[value.raw=/^(slot[245]|sportsbook1|casino4)$/])',
    message: 'No code knows a theme code: the difference is data (site-configs/platform).',
  },
];

/** What one template shows, says or measures stands in its folder; nothing else knows a template. */
const noTemplate = [
  'Literal[value=/template\\d/]',
  'TemplateElement[value.raw=/template\\d/]',
  'JSXText[value=/template\\d/]',
  'Identifier[name=/template\\d/i]',
].map((selector) => ({
  selector,
  message: 'No code outside templates/ knows a template: what is its own stands in its folder (widgets, messages, template.json), the rest is data.',
}));

const colour = '#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';

const tokensOnly = [
  { selector: `Literal[value=/${colour}/i]`, message: 'Use a token by its meaning (tokens.color…): a template decides the colour.' },
  { selector: `TemplateElement[value.raw=/${colour}/i]`, message: 'Use a token by its meaning (tokens.color…): a template decides the colour.' },
  {
    selector:
      'Property[key.name=/(color|background|fill|stroke|shadow)/i] > Literal[value=/^(white|black|red|green|blue|yellow|orange|gold|grey|gray|silver)$/i]',
    message: 'Use a token by its meaning (tokens.color…): a template decides the colour.',
  },
];

const ownFolderOnly = [
  {
    selector: 'CallExpression[callee.property.name="glob"] > Literal[value=/^\\.\\.\\u002F/]',
    message: 'A widget globs only its own folder. Another widget is named in JSON.',
  },
];

const waits =
  'Wait for what comes: an assertion, untilIdle(page) or page.clock. Only tests/browser/pace.ts pauses, for the pace of a hand and for what must not come.';

const unpaced = [
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: waits },
  { selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]', message: waits },
  { selector: 'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/]', message: waits },
];

/** Globals that are the world: in the engine they come from the environment, so that tests, prerender and preview can swap them. */
const injected = [
  'crypto',
  'matchMedia',
  'structuredClone',
  'fetch',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'BroadcastChannel',
  'WebSocket',
];

const injectedMembers = [
  ['Date', 'now', 'Ask environment.now(), or useNow(ms) in components.'],
  ['Math', 'random', 'Ask environment.randomId(): pages must render alike on the server and in the browser.'],
  ['window', 'open', 'Use environment.openWindow(url, name).'],
  ['document', 'cookie', 'Use environment.cookies.'],
  ['window', 'matchMedia', 'Use environment.media, or matchesMedia: not every browser can.'],
  ['URL', 'canParse', 'Use urlOf(address) of engine/config/urlOf.ts: not every browser can.'],
  ['Promise', 'withResolvers', 'Not every browser can: make the promise with its constructor.'],
  ['AbortSignal', 'any', 'Not every browser can: listen to each signal.'],
];

/** Calls that give an address which may be used, and what is one by its form: a fragment, a query, a path or a drawing of a sheet. */
const sound =
  'CallExpression[callee.name=/^(safeAddress|hrefOf)$/], CallExpression[callee.property.name="hrefOf"], TemplateLiteral[expressions.0.name="sheet"], TemplateLiteral[quasis.0.value.raw=/^(#|\\u002F[a-z])/], Literal';
const addresses = [
  {
    selector: `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|xlinkHref|src|poster|data|action|formAction)$/] > JSXExpressionContainer > :not(${sound})`,
    message: "Give elements an address by safeAddress(address, use) or hrefOf(route): what comes from an answer or a file may be `javascript:`, or anybody's.",
  },
  {
    selector:
      'CallExpression[callee.object.property.name="location"][callee.property.name=/^(assign|replace)$/] > *.arguments:not(CallExpression[callee.name="safeAddress"], LogicalExpression[left.callee.name="safeAddress"])',
    message: 'Send windows to safeAddress(address) alone.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^(a|iframe|img|form|area|embed|object|source|video|audio)$/] > JSXSpreadAttribute > Identifier[name=/^(props|rest)$/]',
    message: 'Name `href` and `src` apart and give them by safeAddress: a spread may carry any address.',
  },
];

/** An amount that a browser translates may become another amount. */
const amounts = [
  {
    selector:
      'JSXElement:not(:has(> JSXOpeningElement:has(JSXAttribute[name.name="translate"]))) > JSXExpressionContainer > CallExpression:matches([callee.name="money"], [callee.property.name="money"])',
    message: 'Give an amount an element of its own with translate="no": a browser that translates the page may write another amount.',
  },
];

/** Methods that are newer than the oldest browsers we serve (`cssTarget` in vite.config.ts): no build adds them. */
const tooNew = [
  {
    selector:
      'CallExpression > MemberExpression.callee > Identifier.property[name=/^(toReversed|toSorted|toSpliced|union|intersection|difference|groupBy|isWellFormed)$/]',
    message: 'Not every browser can. Copy the list and use the older method.',
  },
  {
    selector: 'NewExpression[callee.name="IntersectionObserver"]',
    message: 'Use watchView: it returns null where the browser does not tell.',
  },
  {
    selector: 'NewExpression[callee.name="ResizeObserver"], CallExpression > MemberExpression.callee > Identifier.property[name=/^(showModal|showPopover)$/]',
    message: 'Not every browser can. Use watchSize, openDialog or openPopover.',
  },
  {
    selector: 'MemberExpression[object.name="Intl"][property.name="Segmenter"], MemberExpression[object.name="navigator"][property.name="clipboard"]',
    message: 'Not every browser can. Use lettersOf or copyText.',
  },
];

/** Where code asks what not every browser can. */
const abilitiesFile = 'engine/abilities.ts';

/** Money in one file: the tables of browsers differ in the digits of a currency, which makes an amount a hundred times another. */
const moneyFile = 'engine/i18n/money.ts';
const money = [
  {
    selector: 'Property[key.name="style"] > Literal[value="currency"]',
    message: 'Use useFormat().money, or moneyFormat: the site says digits and sign of its currency, not the browser.',
  },
];

/** Formatters of languages, which `engine/i18n` makes: browsers do not know every language, and would write that of their menus. */
const formatters = [
  ['NumberFormat', 'Use numberFormat(language, options), or useFormat().'],
  ['DateTimeFormat', 'Use dateFormat(language, options), or useFormat().'],
  ['ListFormat', 'Use listOf(language, names).'],
  ['supportedValuesOf', 'Ask a table of the project: what a browser knows differs by its version.'],
].map(([property, message]) => ['Intl', property, message]);

const worldless = ['window', 'document', 'navigator', 'location', 'process', 'Buffer', 'console', 'require', ...injected];

const syntax = (...lists) => ['error', ...lists.flat()];
const restricted = (...lists) => ['error', ...lists.flat().map(([object, property, message]) => ({ object, property, message }))];

/** Files that are the world, or the sanitiser, and so may touch what others may not. */
const worldFiles = ['engine/browserEnvironment.ts', 'engine/serverEnvironment.ts', abilitiesFile];
/** Files that make formatters; the last asks one what a zone's clocks show, and shows nothing itself. */
const formatterFiles = ['engine/i18n/*.ts', 'engine/api/readers/readTime.ts'];
const testFiles = ['**/*.test.{ts,tsx}', 'tests/**'];

export const habits = [
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': syntax(everywhere) } },
  {
    files: ['{engine,widgets,scripts}/**/*.{ts,tsx,js}', '*.{ts,tsx}'],
    // What new-site proposes as the usual answer is one template.
    ignores: [...testFiles, 'scripts/newSite/askNewSite.ts'],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate) },
  },
  {
    files: ['tests/{browser,e2e,faults,matrix}/**/*.ts'],
    ignores: ['tests/browser/pace.ts'],
    rules: { 'no-restricted-syntax': syntax(everywhere, unpaced) },
  },
  {
    files: ['engine/**/*.{ts,tsx}'],
    ignores: [...testFiles, 'engine/theme/**', 'engine/examples/**', 'engine/ui/SanitizedHtml.tsx', moneyFile, abilitiesFile],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, rendered, tokensOnly, money, addresses, amounts, tooNew) },
  },
  {
    files: ['engine/ui/SanitizedHtml.tsx'],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, tokensOnly) },
  },
  {
    files: [abilitiesFile],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, rendered, tokensOnly, money, addresses) },
  },
  {
    files: [moneyFile],
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, rendered, tokensOnly) },
  },
  {
    files: ['widgets/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: { 'no-restricted-syntax': syntax(everywhere, noTemplate, rendered, tokensOnly, money, addresses, amounts, tooNew, ownFolderOnly) },
  },
  {
    files: ['templates/*/widgets/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: { 'no-restricted-syntax': syntax(everywhere, rendered, tokensOnly, money, addresses, amounts, tooNew, ownFolderOnly) },
  },
  {
    files: ['templates/**/*.css.ts'],
    ignores: ['templates/*/theme.css.ts', 'templates/*/widgets/**'],
    rules: { 'no-restricted-syntax': syntax(everywhere, tokensOnly) },
  },
  {
    files: ['engine/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'],
    ignores: [...worldFiles, ...testFiles],
    rules: {
      'no-restricted-globals': ['error', ...injected.map((name) => ({ name, message: 'The world is injected: use the environment (engine/environment.ts).' }))],
      'no-restricted-properties': restricted(injectedMembers, formatters),
      'no-console': 'error',
    },
  },
  {
    files: formatterFiles,
    ignores: testFiles,
    rules: { 'no-restricted-properties': restricted(injectedMembers) },
  },
  {
    files: ['engine/config/**/*.ts'],
    ignores: testFiles,
    rules: {
      // It runs in Node alone.
      'no-restricted-properties': restricted(
        injectedMembers.filter(([object]) => object !== 'URL'),
        formatters,
      ),
      'no-restricted-globals': [
        'error',
        ...worldless.map((name) => ({ name, message: 'engine/config is pure: take it as an argument; scripts/ do input and output.' })),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^node:|^(fs|path|os|url|crypto|process|child_process|worker_threads)(/|$)',
              message: 'engine/config is pure: scripts/ read and write files and pass texts in.',
            },
            { regex: '^(react|mobx)', message: 'engine/config is pure: it compiles in Node and knows neither React nor stores.' },
          ],
        },
      ],
    },
  },
  {
    files: ['engine/stores/*Store.ts', 'engine/api/**/*.ts', 'engine/theme/**/*.ts', 'engine/i18n/format.ts'],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^react(-|/|$)|^mobx-react', message: 'No React here: a hook beside it may use this.' }] }],
    },
  },
  {
    files: ['engine/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'],
    ignores: [...testFiles, 'engine/config/**', 'engine/stores/*Store.ts', 'engine/api/**', 'engine/theme/**', 'engine/i18n/format.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^node:', message: 'This runs in a browser. What needs Node belongs in scripts/.' }] }],
    },
  },
  {
    files: testFiles,
    ignores: ['tests/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'fast-check', message: 'Import { fc } from tests/properties: its seed is that of the run, not the clock.' }] },
      ],
    },
  },
  {
    files: ['**/{utils,helpers,common,misc,util,helper}.{ts,tsx}', '**/{utils,helpers,common,misc,util,helper}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': syntax([{ selector: 'Program', message: 'Name the file or folder after the concept it holds.' }]) },
  },
];
