/** `game-grid` → `GameGrid`. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `game-grid` → `gameGrid`. */
export function camelCase(kebab: string): string {
  const [first = '', ...rest] = pascalCase(kebab);
  return `${first.toLowerCase()}${rest.join('')}`;
}

/** `GameGrid` → `game-grid`. */
export function kebabCase(pascal: string): string {
  return pascal.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/**
 * The source module of a variant (CARD-2). `folder` stands below `widgets/`, for example `marquee/forms`; `name` is
 * that in JSON: `line` is `widgets/marquee/forms/Line.tsx`, and `house/lozenge`, which the template `house` owns, is
 * `templates/house/widgets/marquee/Lozenge.tsx`.
 */
export function variantPath(folder: string, name: string): string {
  const [own = '', owner] = name.split('/').reverse();
  const module = `widgets/${folder}/${pascalCase(own)}.tsx`;
  return owner ? `templates/${owner}/${module.replace('forms/', '')}` : module;
}
