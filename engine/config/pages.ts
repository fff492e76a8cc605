import type { Text } from './compiled';
import { accessRules, type AccessRule } from './compiledAddress';
import type { Descriptor } from './descriptors';
import { unknownWord } from './nearest';
import { queryProblems, readQuery, type PageQuery } from './pageQuery';
import { problemAt, type Problem } from './problem';
import { idProblems, nodesOf, readTree, type Tree } from './trees';

/** A page before it is compiled. */
export interface PageDraft {
  readonly name: string;
  readonly path: string;
  /**
   * The default page says its address; otherwise `path` is made up of its name, so that whatever leads there is checked
   * all the same.
   */
  readonly isPathSaid: boolean;
  readonly access: AccessRule;
  readonly title: Text;
  readonly description?: Text;
  readonly isListed: boolean;
  readonly query?: PageQuery;
  /** Whether the shell floats over the page. */
  readonly isFloating: boolean;
  /** Undefined: the template's own layout. */
  readonly layout?: string;
  readonly omits: readonly string[];
  readonly tree: Tree;
  readonly descriptor: Descriptor;
}

/** Ids that every home has or omits, so that a site's changes survive a change of template. */
const reservedHomeIds = [
  'hero',
  'categories',
  'hot-games',
  'popular-games',
  'new-games',
  'winners',
  'promotions',
] as const;

/** Reads a page. One that stands above a default page keeps that one's address and access. */
export function readPage(descriptor: Descriptor, name: string, below?: PageDraft): PageDraft {
  const { value, source } = descriptor;
  const access = accessRules.find((rule) => rule === value.access);
  const query = below ? below.query : readQuery(descriptor);
  return {
    name,
    path: below?.path ?? (typeof value.path === 'string' ? value.path : `/${name}`),
    isPathSaid: below?.isPathSaid ?? typeof value.path === 'string',
    access: below?.access ?? access ?? 'public',
    title: value.title ?? {},
    ...(value.description === undefined ? {} : { description: value.description as Text }),
    isListed: typeof value.listed === 'boolean' ? value.listed : (below?.isListed ?? true),
    isFloating: typeof value.floating === 'boolean' ? value.floating : (below?.isFloating ?? true),
    ...(query === undefined ? {} : { query }),
    ...(typeof value.layout === 'string' ? { layout: value.layout } : {}),
    omits: Array.isArray(value.omits) ? value.omits.filter((id): id is string => typeof id === 'string') : [],
    tree: readTree(value.regions, source, ['regions']),
    descriptor,
  };
}

/**
 * What is wrong with a page by itself: repeated ids, reserved ids of home, address and access said in the wrong layer.
 */
export function pageProblems(page: PageDraft, below?: PageDraft): Problem[] {
  return [
    ...idProblems(page.tree),
    ...queryProblems(page.descriptor),
    ...(page.name === 'home' ? homeProblems(page) : []),
    ...(below === undefined ? addressProblem(page) : fixedProblems(page, below)),
  ];
}

/** Pages that stand at an address another page has already. */
export function pathProblems(pages: Iterable<PageDraft>): Problem[] {
  const seen = new Map<string, PageDraft>();
  return [...pages].flatMap((page) => {
    const first = seen.get(page.path);
    seen.set(page.path, first ?? page);
    if (first === undefined) return [];
    const message = `"${page.path}" is already the address of ${first.name} (${first.descriptor.source.file}). Choose another.`;
    return [problemAt(page.descriptor.source, ['path'], { code: 'page-path-claimed', message })];
  });
}

function addressProblem({ descriptor: { source, value } }: PageDraft): Problem[] {
  if (source.value === undefined || value.path !== undefined) return [];
  return [
    problemAt(source, [], {
      code: 'page-path-missing',
      message: 'A page that no other page stands below needs "path", for example "path": "/slots".',
    }),
  ];
}

function fixedProblems({ descriptor: { source, value } }: PageDraft, below: PageDraft): Problem[] {
  // What could not be read, or lacks its address, is told there, and not on every page above it.
  if (below.descriptor.source.value === undefined) return [];
  return (['path', 'access', 'query'] as const).flatMap((key) => {
    if (
      value[key] === undefined ||
      (key === 'path' && !below.isPathSaid) ||
      JSON.stringify(value[key]) === JSON.stringify(below[key])
    )
      return [];
    return [
      problemAt(source, [key], {
        code: 'page-path-fixed',
        message: `"${key}" is said by the default page (${JSON.stringify(below[key] ?? {})}) and stays the same in every template. Take it out.`,
      }),
    ];
  });
}

function homeProblems({ tree, omits, descriptor: { source, value, problems } }: PageDraft): Problem[] {
  if (source.value === undefined || value.regions === undefined || problems.length > 0) return [];
  const present = new Set(nodesOf(tree).map(({ id }) => id));
  const missing = reservedHomeIds.filter((id) => !present.has(id) && !omits.includes(id));
  const absent =
    missing.length === 0
      ? []
      : [
          problemAt(source, ['regions'], {
            code: 'home-id-missing',
            message: `Home has no node called ${missing.map((id) => `"${id}"`).join(', ')}. Give a node that id or list it under "omits".`,
          }),
        ];
  const named = omits.flatMap((id, index) => {
    if (!(reservedHomeIds as readonly string[]).includes(id))
      return [
        problemAt(source, ['omits', index], {
          code: 'home-id-unknown',
          ...unknownWord(id, 'a reserved id of home', reservedHomeIds),
        }),
      ];
    return present.has(id)
      ? [
          problemAt(source, ['omits', index], {
            code: 'home-id-omitted-present',
            message: `"${id}" is listed as left out, but a node has that id. Take one of the two out.`,
          }),
        ]
      : [];
  });
  return [...absent, ...named];
}
