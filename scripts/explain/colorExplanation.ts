import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { colorNames } from '../../engine/config/compiled';
import { valueAt } from '../../engine/config/jsonPath';
import { whereIs } from '../../engine/config/provenance';
import type { SiteParts } from '../../engine/config/siteParts';
import { hues } from '../../engine/theme/recipe';
import type { ColorExplanation, ExplainedToken, FilePlace, Unexplained } from './explanation';

/**
 * Which colour a site names, and by which recipe of its template each token of it is made; `root` is where templates
 * stand.
 */
export function colorExplanation(root: string, { site, context }: SiteParts): ColorExplanation | Unexplained {
  const said = valueAt(site.values.value, ['theme', 'color']);
  const color = colorNames.find((name) => name === said);
  const place = site.values.placeOf(['theme', 'color']);
  if (color === undefined || place === undefined)
    return { kind: 'unknown', message: `${site.domain} names no colour. One of: ${colorNames.join(', ')}.` };
  const file = ['colors.ts', 'theme.css.ts']
    .map((name) => `templates/${context.name}/${name}`)
    .find((name) => existsSync(join(root, name)));
  const tokens = file === undefined ? [] : tokensOf(file, readFileSync(join(root, file), 'utf8'));
  return {
    kind: 'colors',
    domain: site.domain,
    template: context.name,
    color: { name: color, hue: hues[color], ...whereIs(place) },
    tokens,
  };
}

/** The object that the recipe gives, token by token; a name stands for what it was set to. */
function tokensOf(file: string, text: string): ExplainedToken[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const recipe = recipeIn(source);
  if (recipe === undefined) return [];
  const names = constantsOf(source);
  const given = objectIn(recipe);
  return (given?.properties ?? []).flatMap((property) => {
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return [];
    const token = property.name.getText(source);
    const written = ts.isPropertyAssignment(property) ? property.initializer.getText(source) : token;
    return [{ token, recipe: names.get(written) ?? written, ...placeOf(source, property, file) }];
  });
}

/** The function called `colors`. */
function recipeIn(source: ts.SourceFile): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    const isNamed =
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name?.getText(source) === 'colors';
    if (isNamed) found ??= node;
    if (found === undefined) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The largest object inside a recipe is what it gives. */
function objectIn(recipe: ts.Node): ts.ObjectLiteralExpression | undefined {
  let largest: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && node.properties.length > (largest?.properties.length ?? 0))
      largest = node;
    ts.forEachChild(node, visit);
  };
  visit(recipe);
  return largest;
}

function constantsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer !== undefined &&
      !ts.isArrowFunction(node.initializer)
    ) {
      names.set(node.name.text, node.initializer.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function placeOf(source: ts.SourceFile, node: ts.Node, file: string): FilePlace {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file, line: line + 1, column: character + 1 };
}
