import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = ['engine', 'widgets', 'templates', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|bench|examples|css|d)\.tsx?$/.test(file));

const components = new Set(['observer', 'memo', 'forwardRef']);

/** Whether a value is a function, a class or a component, whatever its type is said to be. */
function isCode(value: ts.Expression | undefined): boolean {
  if (!value) return false;
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    return isCode(value.expression);
  if (ts.isCallExpression(value)) {
    const { expression } = value;
    return components.has(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
  }
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isClassExpression(value);
}

/** What a statement declares, of functions, classes and components. */
function declared(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    isCode(initializer) ? [name.getText()] : [],
  );
}

/** Names of exported functions, components and classes of a module that have no docstring right above them. */
function withoutDocstring(text: string): readonly string[] {
  const { statements } = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  // `export { add }` and `export default add` export what stands elsewhere in the module.
  const apart = new Set(
    statements.flatMap((statement) => {
      if (ts.isExportAssignment(statement)) return [statement.expression.getText()];
      const clause =
        ts.isExportDeclaration(statement) && !statement.moduleSpecifier ? statement.exportClause : undefined;
      return clause && ts.isNamedExports(clause)
        ? clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [];
    }),
  );
  return statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    const comment = ts.getLeadingCommentRanges(text, statement.getFullStart())?.at(-1);
    if (comment && text.startsWith('/**', comment.pos)) return [];
    return declared(statement).filter((name) => isExported || apart.has(name));
  });
}

it('tells an export with a docstring from one without', () => {
  expect(
    withoutDocstring(
      [
        '/** Adds. */',
        'export function add() {}',
        'export async function load() {}',
        'export const Card = observer(() => null);',
        'export const Row = React.memo(Row2);',
        'export class Store {}',
        'export const limit = 3;',
        'function own() {}',
        'export const typed: (a: number) => number = (a) => a;',
        'export const bare = a => a;',
        'export const named = function () {};',
        'export const cast = ((a) => a) as (a: number) => number;',
        'export const later = async (a: number) => a,',
        '  another = () => 1;',
        '// Says nothing to an editor.',
        'export function told() {}',
        'function apart() {}',
        'const renamed = () => 1;',
        'export { apart, renamed as other };',
        "export { elsewhere } from './elsewhere';",
      ].join('\n'),
    ),
  ).toEqual([
    ...['load', 'Card', 'Row', 'Store', 'typed', 'bare', 'named', 'cast', 'later', 'another', 'told', 'apart'],
    'renamed',
  ]);
});

it('every exported function, component and class says what it is for', () => {
  const missing = sources.flatMap((file) =>
    withoutDocstring(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
