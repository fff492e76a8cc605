/** What `habits.js` looks for, by selectors and names. Each message says what to do instead. */

export const everywhere = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Use an `as const` array and a union type: one source for the list, and nothing left at run time.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export: it has one name everywhere.' },
];

export const noClock = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"]',
    message: 'Ask environment.now(), or useNow(ms) in components.',
  },
];

export const unnamed = [{ selector: 'Program', message: 'Name the file or folder after the concept it holds.' }];

export const rendered = [
  {
    selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
    message: 'Use lazyPart inside a Boundary: `lazy` keeps code that did not arrive as missing, and no try brings it.',
  },
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
const named = '/template[-_]?\\d/i';
/** The word that a number makes a name: `'template' + 4`. */
const begun = '/template[-_]?$/i';
export const noTemplate = [
  `Literal[value=${named}]`,
  `Literal[regex.pattern=${named}]`,
  `TemplateElement[value.raw=${named}]`,
  `JSXText[value=${named}]`,
  `:matches(Identifier, PrivateIdentifier, JSXIdentifier)[name=${named}]`,
  `BinaryExpression[operator="+"] > Literal[value=${begun}]`,
  `BinaryExpression[operator="+"] > TemplateLiteral > TemplateElement[tail=true][value.raw=${begun}]`,
  `TemplateElement[tail=false][value.raw=${begun}]`,
  `CallExpression[callee.property.name=/^(concat|padEnd)$/] > MemberExpression > Literal[value=${begun}]`,
  `CallExpression[callee.property.name="join"] > MemberExpression > ArrayExpression > Literal[value=${begun}]`,
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

const globs = ['name', 'value'].map((key) => `CallExpression[callee.property.${key}="glob"]`).join(', ');
export const ownFolderOnly = [
  {
    selector: ['Literal[value=/^!?(\\.\\.)?\\u002F/]', 'TemplateElement[value.raw=/^!?(\\.\\.)?\\u002F/]']
      .map((part) => `:matches(${globs}) ${part}`)
      .join(', '),
    message: 'A widget globs only its own folder. Another widget is named in JSON.',
  },
];

const moduleVariable =
  ':matches(Program > VariableDeclaration, Program > ExportNamedDeclaration > VariableDeclaration)';
const noState =
  'A widget module keeps no state: a page may hold two copies of it (decision 6). Use React state or a store; say `as const`, or annotate a constant with a readonly type.';

export const stateless = [{ selector: `${moduleVariable}[kind="let"]`, message: noState }];

/** In styles and examples, whose lists and objects nobody needs to keep from writing. */
export const noMap = [
  {
    selector: `${moduleVariable} > VariableDeclarator[init.callee.name=/^(Weak)?(Map|Set)$/]:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly(Map|Set)$/])`,
    message: noState,
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

/** Without an argument at a place, or with `undefined` there; what has no name reads as "undefined", too. */
const noLanguage = (at) =>
  `[arguments.length<${at + 1}], [arguments.${at}.type="Identifier"][arguments.${at}.name="undefined"]`;

/** Without a language these write that of the machine: a server's, or the one of the browser's menus. */
export const languageNamed = [
  {
    selector: `CallExpression[callee.property.name="localeCompare"]:matches(${noLanguage(1)})`,
    message: "Name the language to compare by: a.localeCompare(b, 'en'), or that of the page.",
  },
  {
    selector: `CallExpression[callee.property.name=/^toLocale(String|DateString|TimeString|UpperCase|LowerCase)$/]:matches(${noLanguage(0)})`,
    message: 'Name the language, or use the method that knows none (toLowerCase).',
  },
  {
    selector: `:matches(NewExpression, CallExpression)[callee.object.name="Intl"]:matches(${noLanguage(0)})`,
    message: 'Name the language: a formatter without one takes that of the machine.',
  },
];

/** Selectors that are newer than the oldest browsers we serve. */
const unknownSelectors = ':(has\\(|popover-open|open\\b|user-(in)?valid|state\\()';

/** Methods that are newer than the oldest browsers we serve (`cssTarget` in vite.config.ts): no build adds them. */
export const tooNew = [
  {
    selector:
      'CallExpression > MemberExpression.callee > Identifier.property[name=/^(findLast|findLastIndex|toReversed|toSorted|toSpliced|union|intersection|difference|groupBy|isWellFormed)$/]',
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
    selector:
      'CallExpression[callee.object.name=/^(dialog|frame|modal)$/i][callee.property.name=/^(show|close|requestClose)$/]',
    message: 'Not every browser can. Use openDialog or closeDialog.',
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

/**
 * Money in one file: the tables of browsers differ in the digits of a currency, which makes an amount a hundred times
 * another.
 */
export const money = [
  {
    selector: 'Property[key.name="style"] > Literal[value="currency"]',
    message: 'Use useFormat().money, or moneyFormat: the site says digits and sign of its currency, not the browser.',
  },
];
