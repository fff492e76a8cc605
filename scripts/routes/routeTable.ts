import type { CompiledBundle, LocaleCode } from '../../engine/config/compiled';
import type { AccessRule } from '../../engine/config/compiledAddress';
import { isListed } from '../../engine/routing/pageHead';

/** A route of a site, as people ask about it (ROUTE-1). */
export interface RouteRow {
  readonly route: string;
  readonly path: string;
  /** Segments of categories that lead to it (CAT-1). */
  readonly aliases: readonly string[];
  readonly access: AccessRule;
  readonly layout: string;
  /** Search engines may list it (SITE-7). */
  readonly isListed: boolean;
  readonly languages: readonly LocaleCode[];
}

/** Every route of a site, by path, without the not-found page. */
export function routesOf({ site, pages }: CompiledBundle): readonly RouteRow[] {
  return Object.values(pages)
    .filter(({ name }) => name !== 'not-found')
    .map((page) => ({
      route: page.name,
      path: page.path,
      aliases: site.categories
        .filter(({ route, segment }) => route === page.name && segment !== '' && `/${segment}` !== page.path)
        .map(({ segment }) => `/${segment}`),
      access: page.access,
      layout: page.layout,
      isListed: isListed(page),
      languages: site.locales.enabled.map(({ code }) => code),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const columns: readonly (readonly [title: string, cell: (row: RouteRow) => string])[] = [
  ['route', ({ route }) => route],
  ['path', ({ path, aliases }) => [path, ...aliases].join(', ')],
  ['access', ({ access }) => access],
  ['layout', ({ layout }) => layout],
  ['listed', (row) => (row.isListed ? 'yes' : 'no')],
  ['languages', ({ languages }) => languages.join(' ')],
];

/** Rows as a table with a line for each, columns as wide as they must be. */
export function routeTable(rows: readonly RouteRow[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [head = [], ...body] = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map((line) => line.join('  ').trimEnd()).join('\n');
}
