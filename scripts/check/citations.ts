import ts from 'typescript';
import type { Citation } from './requirements';

const idPattern = /\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d+|X)(?:, [A-Z0-9-]+)*)\]/g;
/** What keeps a test from running, or from passing by what it shows. */
const idling = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
/** How a test or a group of tests is called; `test.use` and `test.beforeAll` are neither. */
const callers = new Set(['it', 'test', 'describe']);
const modifiers = new Set([
  ...[
    'describe',
    'each',
    'for',
    'only',
    'concurrent',
    'sequential',
    'serial',
    'parallel',
    'shuffle',
    'skipIf',
    'runIf',
  ],
  ...idling,
]);

/** What stands around a place of a file. */
interface Around {
  readonly ids: readonly string[];
  readonly isIdle: boolean;
}

/**
 * The ids that a test file's titles cite: `[ERR-1]`, or several as `[ERR-1, ERR-2]`. What a `describe` cites, the tests
 * in it show. A test that is skipped, to be written, expected to fail or empty shows nothing: its citations are idle.
 */
export function citationsOf(file: string, source: string): Citation[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const found: Citation[] = [];
  const visit = (node: ts.Node, around: Around): void => {
    const titled = ts.isCallExpression(node) ? titledCall(node) : undefined;
    if (titled === undefined) {
      ts.forEachChild(node, (child) => visit(child, around));
      return;
    }
    const { isTest, title, body } = titled;
    const inside = { ids: [...around.ids, ...idsIn(words(title))], isIdle: around.isIdle || titled.isIdle };
    const count = found.length;
    if (!isTest && body) ts.forEachChild(body, (child) => visit(child, inside));
    if (isTest) found.push(...cited(inside, file));
    // Nothing in it shows what it cites.
    else if (found.length === count) found.push(...cited({ ...inside, isIdle: true }, file));
  };
  const isIdle = tree.statements.some(isSkip);
  for (const statement of tree.statements) visit(statement, { ids: [], isIdle });
  return found;
}

function cited({ ids, isIdle }: Around, file: string): Citation[] {
  return ids.map((id) => ({ id, file, ...(isIdle ? { isIdle } : {}) }));
}

/** A call of `describe`, `it` or `test` with a title; undefined for any other. */
function titledCall({ expression, arguments: args }: ts.CallExpression) {
  const names = namesOf(expression);
  const isDescribe = names.includes('describe');
  const [caller = '', ...modifying] = names;
  const [title, ...others] = args;
  if (!title || !callers.has(caller) || !modifying.every((name) => modifiers.has(name))) return undefined;
  const body = others.findLast((argument) => ts.isFunctionLike(argument));
  const isNamed = others.some((argument) => ts.isIdentifier(argument));
  const isIdle =
    names.some((name) => idling.has(name)) ||
    others.some(isIdleOption) ||
    hasNoCase(expression) ||
    (body ? isEmpty(body) : !isNamed);
  return { isTest: !isDescribe, title, body, isIdle };
}

function idsIn(title: string): string[] {
  return [...title.matchAll(idPattern)].flatMap(([, ids = '']) => ids.split(', '));
}

/**
 * `it` of `it('…')`; `it`, `each` of `it.each(cases)('…')`; `test`, `describe`, `skip` of
 * `test.describe.skip('…')`.
 */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isElementAccessExpression(callee))
    return [...namesOf(callee.expression), words(callee.argumentExpression) || 'skip'];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
}

/** `it.each([])` runs nothing. */
function hasNoCase(callee: ts.Expression): boolean {
  const cases = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  return cases !== undefined && ts.isArrayLiteralExpression(cases) && cases.elements.length === 0;
}

/** `{ skip: true }` and its like; a value that is computed may be. */
function isIdleOption(options: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(options) &&
    options.properties.some(
      (property) =>
        ts.isPropertyAssignment(property) &&
        ts.isIdentifier(property.name) &&
        idling.has(property.name.text) &&
        property.initializer.kind !== ts.SyntaxKind.FalseKeyword,
    )
  );
}

/** Whether a function does nothing, or begins by leaving. */
function isEmpty({ body }: ts.Expression & { readonly body?: ts.Node }): boolean {
  if (!body || !ts.isBlock(body)) return body !== undefined && (ts.isIdentifier(body) || ts.isLiteralExpression(body));
  return body.statements.length === 0 || body.statements.some(isSkip);
}

/** `test.skip()`, `test.skip(true, why)`, `context.skip()` or `return;` as a step of its own. */
function isSkip(step: ts.Statement): boolean {
  if (ts.isReturnStatement(step)) return step.expression === undefined;
  if (!ts.isExpressionStatement(step) || !ts.isCallExpression(step.expression)) return false;
  const { expression, arguments: args } = step.expression;
  const [first] = args;
  return (
    ts.isPropertyAccessExpression(expression) &&
    idling.has(expression.name.text) &&
    ts.isIdentifier(expression.expression) &&
    (first === undefined || first.kind === ts.SyntaxKind.TrueKeyword || ts.isStringLiteralLike(first)) &&
    args.length < 3 &&
    !args.some((argument) => ts.isFunctionLike(argument))
  );
}

function words(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('');
  return '';
}
