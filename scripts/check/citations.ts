import ts from 'typescript';
import type { Citation } from './requirements';

const idPattern = /\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d+|X)(?:, [A-Z0-9-]+)*)\]/g;
const titled = new Set(['describe', 'it', 'test']);

/** The ids that a test file's titles cite: `[ERR-1]`, or several as `[ERR-1, ERR-2]`. */
export function citationsOf(file: string, source: string): Citation[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Citation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && titled.has(rootName(node.expression))) {
      const [title] = node.arguments;
      if (title) found.push(...idsIn(words(title)).map((id) => ({ id, file })));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function idsIn(title: string): string[] {
  return [...title.matchAll(idPattern)].flatMap(([, ids = '']) => ids.split(', '));
}

/** `it` of `it('…')`, `it.each(cases)('…')`, `test.describe('…')`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    return rootName(ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression);
  }
  return '';
}

function words(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('');
  return '';
}
