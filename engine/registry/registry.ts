import type { Condition, CompiledLayout, CompiledNode, CompiledPage } from '../config/compiled';
import { pascalCase } from '../config/typeNames';
import type { ContentRequest } from '../stores/contentRequest';
import { createModules, type Module, type Modules, type ModuleTable } from './modules';
import { variantModule, type AnyWidget, type WidgetPart } from './widget';

/** Which widgets there are, by type; made per application, never global. */
export interface Registry {
  /** The declaration of a type, if it has been loaded. */
  readonly get: (type: string) => AnyWidget | undefined;
  /** Loads the declaration of a type; rejects when there is none. */
  readonly load: (type: string) => Promise<AnyWidget>;
  /** Where variants come from. */
  readonly modules: Modules;
}

/** A registry whose declarations are there. */
export interface WholeRegistry extends Registry {
  readonly types: readonly string[];
}

/** A registry of the given widgets; two of one type are a mistake of the engineer. */
export function createRegistry(widgets: readonly AnyWidget[], modules: Modules = createModules({})): WholeRegistry {
  const byType = new Map<string, AnyWidget>();
  for (const widget of widgets) {
    if (byType.has(widget.type)) throw new Error(`Two widgets are declared with the type "${widget.type}".`);
    byType.set(widget.type, widget);
  }
  return {
    get: (type) => byType.get(type),
    load: (type) => {
      const widget = byType.get(type);
      return widget
        ? Promise.resolve(widget)
        : Promise.reject(new Error(`No widget is registered for the type "${type}".`));
    },
    modules,
    types: [...byType.keys()],
  };
}

/** A registry that loads a declaration, `widgets/<type>/index.ts`, when its type is first met. */
export function createLazyRegistry(modules: Modules): Registry {
  const byType = new Map<string, AnyWidget>();
  return {
    get: (type) => byType.get(type),
    load: async (type) => {
      const widget = byType.get(type) ?? declarationIn(await modules.load(`widgets/${type}/index.ts`), type);
      byType.set(type, widget);
      return widget;
    },
    modules,
  };
}

/** A registry of every widget that a table of modules has, each of them loaded: for prerendering and tests. */
export async function loadRegistry(table: ModuleTable): Promise<WholeRegistry> {
  const modules = createModules(table);
  const types = Object.keys(table).flatMap((path) => /^widgets\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []);
  return createRegistry(await Promise.all(types.map(createLazyRegistry(modules).load)), modules);
}

function declarationIn(module: Module, type: string): AnyWidget {
  const found = (Object.values(module) as readonly AnyWidget[]).find((widget) => widget.type === type);
  if (!found) throw new Error(`widgets/${type}/index.ts must declare "${type}".`);
  return found;
}

/**
 * All nodes of a page inside its layout, in reading order. `isShown` leaves out what a condition rules out, with all
 * below it; without it every node counts.
 */
export function nodesOf(
  page: CompiledPage,
  layout: CompiledLayout,
  isShown: (when: Condition) => boolean = () => true,
): readonly CompiledNode[] {
  return layout.regions
    .filter(({ when }) => !when || isShown(when))
    .flatMap((region) => treeOf([...region.nodes, ...(region.page ? (page.regions[region.page] ?? []) : [])], isShown));
}

/** Nodes with all that stands in their slots, likewise. */
export function treeOf(
  nodes: readonly CompiledNode[],
  isShown: (when: Condition) => boolean = () => true,
): readonly CompiledNode[] {
  return nodes
    .filter(({ when }) => !when || isShown(when))
    .flatMap((node) => [node, ...treeOf(Object.values(node.slots ?? {}).flat(), isShown)]);
}

/** The source modules of nodes, below the project's root, for chunk lookup at build. */
export function modulesOf(nodes: readonly CompiledNode[], registry: Registry): readonly string[] {
  const modules = nodes.flatMap((node) => {
    const widget = registry.get(node.type);
    if (!widget) return [];
    const folder = `widgets/${node.type}`;
    return [
      `${folder}/index.ts`,
      `${folder}/${pascalCase(node.type)}.tsx`,
      ...chosenVariants(widget, node).map(({ variants, name }) => variantModule(variants, name)),
    ];
  });
  return [...new Set(modules)];
}

/** What nodes will ask of the API. */
export function contentRequestsOf(nodes: readonly CompiledNode[], registry: Registry): readonly ContentRequest[] {
  return nodes.flatMap((node) => registry.get(node.type)?.content(node.props as never) ?? []);
}

/** The variants that a node's props choose, and the parts they need. */
export function chosenVariants(widget: AnyWidget, node: CompiledNode): readonly WidgetPart[] {
  const named = Object.entries(widget.variants).flatMap(([prop, variants]) => {
    const name = node.props[prop];
    return typeof name === 'string' ? [{ variants, name }] : [];
  });
  return [...named, ...widget.parts(node.props as never)];
}
