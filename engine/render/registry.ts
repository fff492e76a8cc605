import type { Condition, CompiledLayout, CompiledNode, CompiledPage } from '../config/compiled';
import type { ContentRequest } from '../stores/contentRequest';
import { pascalCase } from '../config/typeNames';
import type { AnyWidget, WidgetPart } from './widget';

/** Which widgets exist, by type; made per application, never global. */
export interface Registry {
  readonly get: (type: string) => AnyWidget | undefined;
  readonly types: readonly string[];
}

/** A registry of the given widgets; two of one type are a mistake of the engineer. */
export function createRegistry(widgets: readonly AnyWidget[]): Registry {
  const byType = new Map<string, AnyWidget>();
  for (const widget of widgets) {
    if (byType.has(widget.type)) throw new Error(`Two widgets are declared with the type "${widget.type}".`);
    byType.set(widget.type, widget);
  }
  return { get: (type) => byType.get(type), types: [...byType.keys()] };
}

/**
 * All nodes of a page inside its layout, in reading order. `isShown` leaves out what a condition rules out, with all below it; without it
 * every node counts.
 */
export function nodesOf(page: CompiledPage, layout: CompiledLayout, isShown: (when: Condition) => boolean = () => true): readonly CompiledNode[] {
  const shown = (when: Condition | undefined) => when === undefined || isShown(when);
  const visible = (node: CompiledNode): readonly CompiledNode[] =>
    shown(node.when)
      ? [
          node,
          ...Object.values(node.slots ?? {})
            .flat()
            .flatMap(visible),
        ]
      : [];
  return layout.regions
    .filter((region) => shown(region.when))
    .flatMap((region) => [...region.nodes, ...(region.page ? (page.regions[region.page] ?? []) : [])])
    .flatMap(visible);
}

/** Loads the code of nodes: their widgets and the variants their props choose. */
export async function preloadNodes(nodes: readonly CompiledNode[], registry: Registry): Promise<void> {
  await Promise.all(
    nodes.flatMap((node) => {
      const widget = registry.get(node.type);
      if (!widget) return [];
      return [widget.load(), ...chosenVariants(widget, node).map(({ variants, name }) => variants.load(name))];
    }),
  );
}

/** Whether the code of a node is there. */
export function isLoaded(node: CompiledNode, registry: Registry): boolean {
  const widget = registry.get(node.type);
  return widget?.peek() !== undefined && chosenVariants(widget, node).every(({ variants, name }) => variants.peek(name) !== undefined);
}

/** The source modules of nodes, below the project's root, for chunk lookup at build. */
export function modulesOf(nodes: readonly CompiledNode[], registry: Registry): readonly string[] {
  const modules = nodes.flatMap((node) => {
    const widget = registry.get(node.type);
    if (!widget) return [];
    const folder = `widgets/${node.type}`;
    return [
      `${folder}/${pascalCase(node.type)}.tsx`,
      ...chosenVariants(widget, node).flatMap(({ variants, name }) => {
        const file = variants.file(name);
        return file ? [`${folder}/${file}`] : [];
      }),
    ];
  });
  return [...new Set(modules)];
}

/** What nodes will ask of the API. */
export function contentRequestsOf(nodes: readonly CompiledNode[], registry: Registry): readonly ContentRequest[] {
  return nodes.flatMap((node) => registry.get(node.type)?.content(node.props as never) ?? []);
}

function chosenVariants(widget: AnyWidget, node: CompiledNode): readonly WidgetPart[] {
  const named = Object.entries(widget.variants).flatMap(([prop, variants]) => {
    const name = node.props[prop];
    return typeof name === 'string' ? [{ variants, name }] : [];
  });
  return [...named, ...widget.parts(node.props as never)];
}
