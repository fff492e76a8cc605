import { memo, Suspense, use, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { useApplication } from '../context/ApplicationContext';
import type { CompiledNode } from '../config/compiled';
import { Boundary } from './Boundary';
import { Conditional } from './Conditional';
import { WidgetSkeleton } from './WidgetSkeleton';
import type { Variants } from '../registry/widget';

/**
 * Renders trees of nodes in their order; again only when they are others, so that the layout rests while pages change.
 */
export const Nodes = memo(function Nodes({ nodes }: { readonly nodes: readonly CompiledNode[] }): ReactNode {
  return nodes.map((node) => (
    <Conditional key={node.id} when={node.when}>
      <Boundary what={node.type} node={node.id}>
        <Loaded node={node}>
          <NodeView node={node} />
        </Loaded>
      </Boundary>
    </Conditional>
  ));
});

/**
 * A widget whose code is there is part of the page; one that is still on its way has a skeleton, and holds up nothing
 * else.
 */
function Loaded({ node, children }: { readonly node: CompiledNode; readonly children: ReactNode }) {
  const { widgets } = useApplication();
  const [isThere] = useState(() => widgets.isLoaded(node));
  return isThere ? children : <Suspense fallback={<WidgetSkeleton />}>{children}</Suspense>;
}

/** One node: its widget with its props. The code is there already when the page has been preloaded. */
function NodeView({ node }: { readonly node: CompiledNode }) {
  const { widgets } = useApplication();
  const slot = useCallback((name: string) => (node.slots?.[name] ? <Nodes nodes={node.slots[name]} /> : null), [node]);
  const Widget = use(widgets.component(node.type));
  return <Widget {...node.props} node={{ id: node.id, slot }} />;
}

/** The component of a variant by its JSON name; there already when the page has been preloaded. */
export function useVariant<Props>(variants: Variants<Props>, name: string): ComponentType<Props> {
  return use(useApplication().widgets.variant(variants, name));
}
