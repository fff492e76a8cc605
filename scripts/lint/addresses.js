/**
 * Calls that give an address which may be used, and what is one by its form: a fragment, a query, a path or a drawing
 * of a sheet.
 */
const sound = [
  'CallExpression[callee.name=/^(safeAddress|hrefOf)$/]',
  'CallExpression[callee.property.name="hrefOf"]',
  'TemplateLiteral[expressions.0.name="sheet"]',
  'TemplateLiteral[quasis.0.value.raw=/^(#|\\u002F[a-z])/]',
  'Literal',
].join(', ');
/** What may leave a page: `safeAddress(address)`, or another address where that is none. */
const safe = 'CallExpression[callee.name="safeAddress"], LogicalExpression[left.callee.name="safeAddress"], Literal';

const attributes = '/^(href|xlink:?href|src|srcdoc|poster|data|action|formaction|ping|manifest|background)$/i';
/** As names of properties; of any object `data`, `action` and `background` are something else, mostly. */
const properties = '/^(href|src|srcset|srcdoc|poster|formAction)$/';
const loading = '/^(a|area|audio|embed|form|iframe|image|img|link|object|script|source|track|use|video)$/';

const give =
  "Give elements an address by safeAddress(address, use) or hrefOf(route): what comes from an answer or a file may be `javascript:`, or anybody's.";
const send = 'Send windows to safeAddress(address) alone.';
const name = 'Name `href` and `src` apart and give them by safeAddress: a spread may carry any address.';

/** Every way by which an element or a window gets an address. */
export const addresses = [
  {
    selector: `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=${attributes}] > JSXExpressionContainer > :not(${sound})`,
    message: give,
  },
  // What is spread before the address gives none.
  {
    selector: `JSXOpeningElement[name.name=${loading}]:not(:has(> JSXAttribute[name.name=/^(href|src)$/])) > JSXSpreadAttribute, JSXOpeningElement[name.name=${loading}] > JSXAttribute[name.name=/^(href|src)$/] ~ JSXSpreadAttribute`,
    message: name,
  },
  {
    selector: `CallExpression:matches([callee.name=/^(createElement|cloneElement|jsxs?)$/], [callee.property.name=/^(createElement|cloneElement|assign)$/]) > ObjectExpression > Property[key.name=${properties}] > .value:not(${sound})`,
    message: give,
  },
  ...['callee.object.name', 'callee.object.property.name', 'callee.object.property.value'].map((object) => ({
    selector: `CallExpression[${object}="location"]:matches([callee.property.name=/^(assign|replace)$/], [callee.property.value=/^(assign|replace)$/]) > .arguments:not(${safe})`,
    message: send,
  })),
  ...['left.name', 'left.property.name', 'left.property.value'].map((left) => ({
    selector: `AssignmentExpression[${left}="location"] > .right:not(${safe})`,
    message: send,
  })),
];

/** Addresses that code writes to an element. */
export const addressesSet = [
  ...['name', 'value'].map((key) => ({
    selector: `AssignmentExpression[left.property.${key}=${properties}] > .right:not(${sound})`,
    message: give,
  })),
  {
    selector: `CallExpression[callee.property.name=/^setAttribute(NS)?$/]:has(> Literal.arguments[value=${attributes}]) > .arguments:not(${sound})`,
    message: give,
  },
];

export const attributesNamed = [
  {
    selector: 'CallExpression[callee.property.name="setAttribute"] > :not(Literal).arguments:first-child',
    message: 'Write the name of an attribute: some of them take an address, which safeAddress gives.',
  },
];

/** Sizes of one picture, which `pictureAt` draws for those of the platform alone. */
export const pictureSets = [
  {
    selector: 'JSXAttribute[name.name=/^(image)?srcset$/i], Property[key.name=/^(image)?srcset$/i]',
    message: 'Use <GamePicture> or <Picture>: the sizes of a picture are addresses, too.',
  },
];
