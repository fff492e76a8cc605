import { Suspense, use, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { useApplication } from '../application/ApplicationContext';
import type { CompiledNode } from '../config/compiled';
import { Conditional } from './Conditional';
import { WidgetBoundary } from './WidgetBoundary';
import { WidgetSkeleton } from './WidgetSkeleton';
import { isLoaded } from './registry';
import type { Variants, WidgetProps } from './widget';

/** Renders trees of nodes in their order. */
export function Nodes({ nodes }: { readonly nodes: readonly CompiledNode[] }): ReactNode {
  return nodes.map((node) => (
    <Conditional key={node.id} when={node.when}>
      <WidgetBoundary node={node}>
        <Loaded node={node}>
          <NodeView node={node} />
        </Loaded>
      </WidgetBoundary>
    </Conditional>
  ));
}

/** A widget whose code is there is part of the page; one that is still on its way has a skeleton, and holds up nothing else. */
function Loaded({ node, children }: { readonly node: CompiledNode; readonly children: ReactNode }) {
  const { registry } = useApplication();
  const [isThere] = useState(() => isLoaded(node, registry));
  return isThere ? children : <Suspense fallback={<WidgetSkeleton />}>{children}</Suspense>;
}

/** One node: its widget with its props. The code is there already when the page has been preloaded. */
function NodeView({ node }: { readonly node: CompiledNode }) {
  const { registry } = useApplication();
  const slot = useCallback((name: string) => (node.slots?.[name] ? <Nodes nodes={node.slots[name]} /> : null), [node]);
  const declaration = registry.get(node.type);
  if (!declaration) throw new Error(`No widget is registered for the type "${node.type}" of node "${node.id}".`);
  const Widget = use(declaration.load()) as ComponentType<WidgetProps<Readonly<Record<string, unknown>>>>;
  return <Widget {...node.props} node={{ id: node.id, slot }} />;
}

/** The component of a variant by its JSON name; there already when the page has been preloaded. */
export function useVariant<Props>(variants: Variants<Props>, name: string): ComponentType<Props> {
  if (!variants.names.includes(name)) throw new Error(`Unknown variant "${name}". One of: ${variants.names.join(', ')}.`);
  return use(variants.load(name));
}
