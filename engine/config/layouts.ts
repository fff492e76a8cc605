import type { CompiledLayout, CompiledRegion } from './compiled';
import { compileTree, type NodeContext, type NodeResult } from './compileNode';
import { conditionProblems } from './conditions';
import type { Descriptor } from './descriptors';
import { isRecord, type JsonPath } from './jsonPath';
import { ownValue } from './ownValue';
import { unknownWord } from './nearest';
import { problemAt, type Problem } from './problem';
import { idProblems, readNodes, type Tree } from './trees';
import type { Place } from './place';

/** A layout before it is compiled: its regions without nodes, and the nodes by region id. */
export interface LayoutDraft {
  readonly name: string;
  readonly hasShell: boolean;
  readonly regions: readonly Omit<CompiledRegion, 'nodes'>[];
  readonly tree: Tree;
  readonly place: Place;
}

/** Shows in place of every page (LAYOUT-3), so it needs no place for one. */
const maintenanceLayout = 'maintenance';

/** The layouts that a template descriptor holds: its own, called like it, and those under `layouts`. */
export function readLayouts(descriptor: Descriptor, template: string): LayoutDraft[] {
  const others = isRecord(descriptor.value.layouts) ? descriptor.value.layouts : {};
  return [
    readLayout(descriptor, template, descriptor.value, ['regions']),
    ...Object.entries(others).map(([name, layout]) =>
      readLayout(descriptor, name, isRecord(layout) ? layout : {}, ['layouts', name, 'regions']),
    ),
  ];
}

/**
 * A layout with the regions of the template's own around it; a region of the same id takes that one's place, other page
 * regions fall away.
 */
export function layoutAround(inner: LayoutDraft, outer: LayoutDraft): LayoutDraft {
  const replaced = new Map(inner.regions.map((region) => [region.id, region]));
  const kept = outer.regions.filter(({ id, page }) => page === undefined || replaced.has(id));
  return {
    ...inner,
    regions: kept.map((region) => replaced.get(region.id) ?? region),
    tree: { ...outer.tree, ...inner.tree },
  };
}

/** What is wrong with a layout by itself. */
export function layoutProblems(
  { name, regions, tree, place: { source, path } }: LayoutDraft,
  breakpoints: Readonly<Record<string, number>>,
): Problem[] {
  const mains = regions.filter(({ page }) => page === 'main').length;
  const main =
    mains === 1 || name === maintenanceLayout
      ? []
      : [
          problemAt(source, path, {
            code: 'layout-main-missing',
            message: `Exactly one region takes the page ("page": "main"), but ${mains === 0 ? 'none does' : `${mains} do`}.`,
          }),
        ];
  const repeated = regions.flatMap(({ id }, index) => {
    if (regions.findIndex((other) => other.id === id) === index) return [];
    return [
      problemAt(source, [...path, index, 'id'], {
        code: 'node-id-taken',
        message: `Another region of this layout is called "${id}". Every id stands once. Give one of them another.`,
      }),
    ];
  });
  const conditions = regions.flatMap(({ when }, index) =>
    conditionProblems(when, breakpoints, { source, path: [...path, index] }),
  );
  return source.value === undefined || regions.length === 0
    ? []
    : [...main, ...repeated, ...conditions, ...idProblems(tree)];
}

/** Compiles a layout. */
export function compileLayout(layout: LayoutDraft, tree: Tree, context: NodeContext): NodeResult<CompiledLayout> {
  const result = compileTree(tree, context);
  const regions = layout.regions.map((region) => ({ ...region, nodes: ownValue(result.compiled, region.id) ?? [] }));
  return { ...result, compiled: { name: layout.name, ...(layout.hasShell ? {} : { shell: false }), regions } };
}

/** Page regions that a layout has no place for. */
export function regionProblems(
  page: { readonly tree: Tree; readonly descriptor: Descriptor },
  layout: LayoutDraft,
): Problem[] {
  const places = layout.regions.flatMap(({ page: name }) => name ?? []);
  return Object.keys(page.tree).flatMap((name) => {
    if (places.includes(name)) return [];
    return [
      problemAt(page.descriptor.source, ['regions', name], {
        code: 'page-region-unknown',
        ...unknownWord(name, `a page region of the layout ${layout.name}`, places),
        at: 'key',
      }),
    ];
  });
}

function readLayout(
  { source }: Descriptor,
  name: string,
  layout: Readonly<Record<string, unknown>>,
  path: JsonPath,
): LayoutDraft {
  const entries = (Array.isArray(layout.regions) ? layout.regions : [])
    .map((entry: unknown, index) => ({ entry, index }))
    .filter(({ entry }) => isRecord(entry) && typeof entry.id === 'string') as readonly {
    readonly entry: Readonly<Record<string, unknown>> & CompiledRegion;
    readonly index: number;
  }[];
  return {
    name,
    hasShell: layout.shell !== false,
    regions: entries.map(({ entry: { nodes: _, ...region } }) => region),
    tree: Object.fromEntries(
      entries.map(({ entry, index }) => [entry.id, readNodes(entry.nodes, source, [...path, index, 'nodes'])]),
    ),
    place: { source, path },
  };
}
