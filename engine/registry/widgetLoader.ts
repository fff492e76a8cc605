import type { ComponentType } from 'react';
import type { CompiledNode } from '../config/compiled';
import { pascalCase } from '../config/typeNames';
import type { Environment } from '../environment';
import { createResourceCache } from './resourceCache';
import type { Module } from './modules';
import { chosenVariants, type Registry } from './registry';
import { variantModule, type AnyVariants, type Variants, type WidgetProps } from './widget';

/** A widget's component, of whichever props. */
export type WidgetComponent = ComponentType<WidgetProps<Readonly<Record<string, unknown>>>>;

/** The code of widgets, loaded once each for one application. */
export interface WidgetLoader {
  /** The component of a type. Rejects when there is none, or when its code does not arrive. */
  readonly component: (type: string) => Promise<WidgetComponent>;
  /** A variant by its name in JSON. */
  readonly variant: <Props>(variants: Variants<Props>, name: string) => Promise<ComponentType<Props>>;
  /** What `load` brings, asked for once; `load` itself is the name it goes by. */
  readonly part: <Value>(load: () => Promise<Value>) => Promise<Value>;
  /**
   * Loads the code of nodes: their widgets and the variants their props choose. In a browser one that does not arrive
   * shows where it stands, and holds up nothing else; where pages are rendered ahead it rejects.
   */
  readonly preload: (nodes: readonly CompiledNode[]) => Promise<void>;
  /** Whether the code of a node is there. */
  readonly isLoaded: (node: CompiledNode) => boolean;
}

/**
 * Makes the loader of one application's widgets (NET-2). `onMissing` is told of code that a page shows and that did not
 * arrive (STATE-10).
 */
export function createWidgetLoader(
  environment: Pick<Environment, 'busy' | 'setTimeout' | 'isServer'>,
  registry: Registry,
  onMissing: (error: unknown) => void = () => undefined,
): WidgetLoader {
  const cache = createResourceCache<unknown>(environment);

  /**
   * Reports code that a page shows and that fails to load. Prefetched code is not reported. Each render that needs the
   * same code reports it again.
   */
  const shown = <Value>(code: Promise<Value>): Promise<Value> => {
    code.catch(onMissing);
    return code;
  };

  const component = (type: string) =>
    cache.load(type, async () =>
      exportOf(await (await registry.load(type)).load(), pascalCase(type), `widget "${type}"`),
    ) as Promise<WidgetComponent>;

  const variant = (variants: AnyVariants, name: string) => {
    const path = variantModule(variants, name);
    return cache.load(path, async () =>
      exportOf(await registry.modules.load(path), path.slice(path.lastIndexOf('/') + 1, -4), path),
    );
  };

  async function preload(node: CompiledNode): Promise<void> {
    const code = component(node.type);
    const widget = await registry.load(node.type);
    await Promise.all([code, ...chosenVariants(widget, node).map(({ variants, name }) => variant(variants, name))]);
  }

  return {
    component: (type) => shown(component(type)),
    variant: ((variants: AnyVariants, name: string) => shown(variant(variants, name))) as WidgetLoader['variant'],
    part: (load) => shown(cache.load(load, load)) as ReturnType<typeof load>,
    preload: async (nodes) => {
      const all = nodes.map(preload);
      await (environment.isServer ? Promise.all(all) : Promise.allSettled(all));
    },
    isLoaded: (node) => {
      const widget = registry.get(node.type);
      return (
        widget !== undefined &&
        cache.peek(node.type) !== undefined &&
        chosenVariants(widget, node).every(
          ({ variants, name }) => cache.peek(variantModule(variants, name)) !== undefined,
        )
      );
    },
  };
}

function exportOf(module: unknown, name: string, what: string): unknown {
  const found = (module as Module)[name];
  if (found === undefined) throw new Error(`${what} must export "${name}".`);
  return found;
}
