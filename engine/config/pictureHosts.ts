import type { CompiledBundle, CompiledNode } from './compiled';
import { isRecord } from './jsonPath';
import { urlOf } from './urlOf';

type Nodes = readonly CompiledNode[];

/** Props of widgets that are the address of a picture. */
const pictureProps: ReadonlySet<string> = new Set(['src', 'picture', 'image']);

/** Origins of the pictures in lists of nodes that sites share, worked out once. */
const known = new WeakMap<Nodes, readonly string[]>();

/**
 * Origins of the pictures at other hosts that the files of a site name: the maintenance page's, those in the props of
 * widgets, those of the games shown in place of lists. The policy of its pages must let them in.
 */
export function pictureHostsOf({ site, pages, modals, fallbackGames }: CompiledBundle): readonly string[] {
  const lists = [
    site.shell,
    ...Object.values(site.layouts).flatMap(({ regions }) => regions.map(({ nodes }) => nodes)),
    ...Object.values(pages).flatMap(({ regions }) => Object.values(regions)),
    ...Object.values(modals).map(({ nodes }) => nodes),
  ];
  const games = Object.values(fallbackGames ?? {}).flatMap((list) => list.flatMap(({ image }) => originsIn({ image })));
  return [...new Set([...originsIn({ picture: site.maintenancePicture }), ...lists.flatMap(originsOf), ...games])];
}

function originsOf(nodes: Nodes): readonly string[] {
  const before = known.get(nodes);
  if (before !== undefined) return before;
  const found = nodes.flatMap(({ props, slots = {} }) => [
    ...originsIn(props),
    ...Object.values(slots).flatMap(originsOf),
  ]);
  known.set(nodes, found);
  return found;
}

function originsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(originsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return originsIn(inner);
    if (!pictureProps.has(key) || !inner.startsWith('https://')) return [];
    return urlOf(inner)?.origin ?? [];
  });
}
