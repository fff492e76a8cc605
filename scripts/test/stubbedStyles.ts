/**
 * What stands in for `@vanilla-extract/css` in unit tests: classes, variables and animations are names, and rules go
 * nowhere.
 */

interface Named {
  readonly name: string;
}

/** Names of nested tokens, or what stands in their place. */
interface Tree<Leaf> {
  readonly [key: string]: Leaf | Tree<Leaf>;
}

let unnamed = 0;

const nameOf = (named: Named | undefined, kind: string): string => named?.name ?? `${kind}${(unnamed += 1)}`;

/** The class of a style; one that no constant keeps has a number. */
export function style(this: Named | undefined): string {
  return nameOf(this, 'style');
}

/** A class for each key: `tone` with `{ ok, bad }` is `tone_ok` and `tone_bad`. */
export function styleVariants(this: Named | undefined, variants: object): Readonly<Record<string, string>> {
  const name = nameOf(this, 'variants');
  return Object.fromEntries(Object.keys(variants).map((key) => [key, `${name}_${key}`]));
}

/** Stands for `keyframes` of vanilla-extract: the name alone. */
export function keyframes(this: Named | undefined): string {
  return nameOf(this, 'keyframes');
}

/** Stands for `createVar`: a custom property with the name of the export. */
export function createVar(this: Named | undefined): string {
  return `var(--${nameOf(this, 'var')})`;
}

/** Stands for `createGlobalVar`. */
export function createGlobalVar(name: string): string {
  return `var(--${name})`;
}

/** Stands for `fallbackVar`: each value in the place of the fallback of the one before. */
export function fallbackVar(...values: readonly string[]): string {
  return values.reduceRight((fallback, variable) => variable.replace(/\)$/, `, ${fallback})`));
}

/** The tokens as custom properties. */
export function createGlobalThemeContract(
  tokens: Tree<string>,
  nameFor: (value: string, path: readonly string[]) => string,
): Tree<string> {
  const walk = (tree: Tree<string>, path: readonly string[]): Tree<string> =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => {
        const here = [...path, key];
        return [key, typeof value === 'string' ? `var(--${nameFor(value, here)})` : walk(value, here)];
      }),
    );
  return walk(tokens, []);
}

/** Values by the variable that holds them, as the real one gives them. */
export function assignVars(contract: Tree<string>, values: Tree<string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([key, variable]) => {
      const value = values[key];
      if (typeof variable === 'string') return typeof value === 'string' ? [[variable, value] as const] : [];
      return typeof value === 'object' ? Object.entries(assignVars(variable, value)) : [];
    }),
  );
}

/** Stands for `globalStyle`: tests of components need no rules. */
export const globalStyle = (): void => undefined;

/** Stands for `globalFontFace`: tests of components need no fonts. */
export const globalFontFace = (): void => undefined;
