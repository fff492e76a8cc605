/** What `habits.js` looks for, by selectors and names. Each message says what to do instead. */

export const everywhere = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Use an `as const` array and a union type: one source for the list, and nothing left at run time.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export: it has one name everywhere.' },
];

export const rendered = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message:
      'The content-security policy blocks inline styles of prerendered pages. Use a class, an SVG attribute, <progress>/<meter>, or set a CSS variable after mount.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Use <SanitizedHtml>: Trusted Types refuse raw HTML.',
  },
  {
    selector:
      ':matches(Literal[value=/^(slot[245]|sportsbook1|casino4)$/], TemplateElement[value.raw=/^(slot[245]|sportsbook1|casino4)$/])',
    message: 'No code knows a theme code: the difference is data (site-configs/platform).',
  },
];

/** What one template shows, says or measures stands in its folder; nothing else knows a template. */
export const noTemplate = [
  'Literal[value=/template\\d/]',
  'TemplateElement[value.raw=/template\\d/]',
  'JSXText[value=/template\\d/]',
  'Identifier[name=/template\\d/i]',
].map((selector) => ({
  selector,
  message:
    'No code outside templates/ knows a template: what is its own stands in its folder (widgets, messages, template.json), the rest is data.',
}));

const colour =
  '#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';

export const tokensOnly = [
  {
    selector: `Literal[value=/${colour}/i]`,
    message: 'Use a token by its meaning (tokens.color…): a template decides the colour.',
  },
  {
    selector: `TemplateElement[value.raw=/${colour}/i]`,
    message: 'Use a token by its meaning (tokens.color…): a template decides the colour.',
  },
  {
    selector:
      'Property[key.name=/(color|background|fill|stroke|shadow)/i] > Literal[value=/^(white|black|red|green|blue|yellow|orange|gold|grey|gray|silver)$/i]',
    message: 'Use a token by its meaning (tokens.color…): a template decides the colour.',
  },
];

export const ownFolderOnly = [
  {
    selector: 'CallExpression[callee.property.name="glob"] > Literal[value=/^\\.\\.\\u002F/]',
    message: 'A widget globs only its own folder. Another widget is named in JSON.',
  },
];

const moduleVariable =
  ':matches(Program > VariableDeclaration, Program > ExportNamedDeclaration > VariableDeclaration)';
const noState =
  'A widget module keeps no state: a page may hold two copies of it (decision 6). Use React state or a store; annotate a constant as ReadonlyMap or ReadonlySet.';

export const stateless = [
  { selector: `${moduleVariable}[kind="let"]`, message: noState },
  {
    selector: `${moduleVariable} > VariableDeclarator[init.callee.name=/^(Weak)?(Map|Set)$/]:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly(Map|Set)$/])`,
    message: noState,
  },
];

const waits =
  'Wait for what comes: an assertion, untilIdle(page) or page.clock. Only tests/browser/pace.ts pauses, for the pace of a hand and for what must not come.';

const timed =
  'A machine counts processor time in steps of some ms, and another one is slower: compare two pieces of work with timesAsLong or steadyTime of tests/fixtures/growth.';

export const compared = [
  { selector: 'MemberExpression[object.name="process"][property.name="cpuUsage"]', message: timed },
  { selector: 'ImportDeclaration[source.value=/fixtures\\u002FthreadTime$/]', message: timed },
];

const impatient =
  'The configuration says how long a busy machine may take (vitest.config.ts, tests/fixtures/cleanPage.ts): leave the time-out out, or give a longer one.';
const minute = 60_000;
const ofTest = 5 * minute;

export const patient = [
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/]',
    message:
      'vi.waitFor gives up after a second. expect.poll, and waitFor of Testing Library, wait as long as the configuration says.',
  },
  {
    selector: `:matches(CallExpression[callee.name="waitFor"], CallExpression[callee.property.name=/^(find|poll$)/], VariableDeclarator) > ObjectExpression > Property[key.name="timeout"][value.value<${minute}]`,
    message: impatient,
  },
  {
    selector: `CallExpression[callee.name=/^(it|test)$/] > ObjectExpression > Property[key.name="timeout"][value.value<${ofTest}]`,
    message: impatient,
  },
  {
    selector: `CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal.arguments[value<${ofTest}]`,
    message: impatient,
  },
  { selector: 'Property[key.name=/^(test|hook)Timeout$/]', message: impatient },
];

export const unpaced = [
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: waits },
  { selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]', message: waits },
  { selector: 'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/]', message: waits },
  {
    // What may come in vain may be waited for as long as it likes.
    selector:
      'Property[key.name="timeout"][value.value<45000]:not(CallExpression[callee.property.name="catch"] > MemberExpression Property)',
    message:
      'playwright.config.ts says how long a busy machine may take (expect.timeout): leave the time-out out, or give no shorter one.',
  },
];

/**
 * Globals that are the world: in the engine they come from the environment, so that tests, prerender and preview can
 * swap them.
 */
export const injected = [
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

export const injectedMembers = [
  ['Date', 'now', 'Ask environment.now(), or useNow(ms) in components.'],
  ['Math', 'random', 'Ask environment.randomId(): pages must render alike on the server and in the browser.'],
  ['window', 'open', 'Use environment.openWindow(url, name).'],
  ['document', 'cookie', 'Use environment.cookies.'],
  ['window', 'matchMedia', 'Use environment.media, or matchesMedia: not every browser can.'],
  ['URL', 'canParse', 'Use urlOf(address) of engine/config/urlOf.ts: not every browser can.'],
  ['Promise', 'withResolvers', 'Not every browser can: make the promise with its constructor.'],
  ['AbortSignal', 'any', 'Not every browser can: listen to each signal.'],
];

/**
 * Calls that give an address which may be used, and what is one by its form: a fragment, a query, a path or a drawing
 * of a sheet.
 */
const sound =
  'CallExpression[callee.name=/^(safeAddress|hrefOf)$/], CallExpression[callee.property.name="hrefOf"], TemplateLiteral[expressions.0.name="sheet"], TemplateLiteral[quasis.0.value.raw=/^(#|\\u002F[a-z])/], Literal';
export const addresses = [
  {
    selector: `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|xlinkHref|src|poster|data|action|formAction)$/] > JSXExpressionContainer > :not(${sound})`,
    message:
      "Give elements an address by safeAddress(address, use) or hrefOf(route): what comes from an answer or a file may be `javascript:`, or anybody's.",
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
export const amounts = [
  {
    selector:
      'JSXElement:not(:has(> JSXOpeningElement:has(JSXAttribute[name.name="translate"]))) > JSXExpressionContainer > CallExpression:matches([callee.name="money"], [callee.property.name="money"])',
    message:
      'Give an amount an element of its own with translate="no": a browser that translates the page may write another amount.',
  },
];

/** Selectors that are newer than the oldest browsers we serve. */
const unknownSelectors = ':(has\\(|popover-open|open\\b|user-(in)?valid|state\\()';

/** Methods that are newer than the oldest browsers we serve (`cssTarget` in vite.config.ts): no build adds them. */
export const tooNew = [
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
    selector:
      'NewExpression[callee.name="ResizeObserver"], CallExpression > MemberExpression.callee > Identifier.property[name=/^(showModal|showPopover|hidePopover|togglePopover)$/]',
    message: 'Not every browser can. Use watchSize, openDialog, openPopover or closePopover.',
  },
  {
    // A selector that a browser does not know throws, where a style sheet leaves it out.
    selector: `CallExpression[callee.property.name=/^(matches|closest|querySelector|querySelectorAll)$/] :matches(Literal[value=/${unknownSelectors}/], TemplateElement[value.raw=/${unknownSelectors}/])`,
    message: 'Not every browser knows this selector, and it throws there. Look for the element, or ask what opened it.',
  },
  {
    selector:
      'MemberExpression[object.name="Intl"][property.name="Segmenter"], MemberExpression[object.name="navigator"][property.name="clipboard"]',
    message: 'Not every browser can. Use lettersOf or copyText.',
  },
];

/** Where code asks what not every browser can. */
export const abilitiesFile = 'engine/{abilities,rareAbilities}.ts';

/**
 * Money in one file: the tables of browsers differ in the digits of a currency, which makes an amount a hundred times
 * another.
 */
export const moneyFile = 'engine/i18n/money.ts';
export const money = [
  {
    selector: 'Property[key.name="style"] > Literal[value="currency"]',
    message: 'Use useFormat().money, or moneyFormat: the site says digits and sign of its currency, not the browser.',
  },
];

/**
 * Formatters of languages, which `engine/i18n` makes: browsers do not know every language, and would write that of
 * their menus.
 */
export const formatters = [
  ['NumberFormat', 'Use numberFormat(language, options), or useFormat().'],
  ['DateTimeFormat', 'Use dateFormat(language, options), or useFormat().'],
  ['ListFormat', 'Use listOf(language, names).'],
  ['supportedValuesOf', 'Ask a table of the project: what a browser knows differs by its version.'],
].map(([property, message]) => ['Intl', property, message]);
