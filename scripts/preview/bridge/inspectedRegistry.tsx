import {
  createContext,
  Fragment,
  useContext,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ComponentType,
  type FragmentInstance,
} from 'react';
import { pascalCase } from '../../../engine/config/typeNames';
import type { Module } from '../../../engine/registry/modules';
import type { Registry } from '../../../engine/registry/registry';
import type { AnyWidget } from '../../../engine/registry/widget';
import type { WidgetComponent } from '../../../engine/registry/widgetLoader';
import type { NodesOnPage } from './nodesOnPage';

/** A registry whose widgets tell which part of the page is theirs. The page's elements stay as they are. */
export function createInspectedRegistry(registry: Registry, nodes: NodesOnPage): Registry {
  const wrapped = new Map<AnyWidget, AnyWidget>();
  const wrap = (widget: AnyWidget): AnyWidget => {
    const known = wrapped.get(widget) ?? inspectedWidget(widget, nodes);
    wrapped.set(widget, known);
    return known;
  };
  return {
    get: (type) => {
      const widget = registry.get(type);
      return widget && wrap(widget);
    },
    load: async (type) => wrap(await registry.load(type)),
    modules: registry.modules,
  };
}

function inspectedWidget(widget: AnyWidget, nodes: NodesOnPage): AnyWidget {
  const name = pascalCase(widget.type);
  return {
    ...widget,
    load: async () => {
      const module = (await widget.load()) as Module;
      const Widget = module[name];
      return Widget === undefined ? module : { ...module, [name]: inspected(Widget as WidgetComponent, nodes) };
    },
  };
}

/** How many nodes are around. */
const Depth = createContext(0);

function inspected(Widget: WidgetComponent, nodes: NodesOnPage): WidgetComponent {
  const Inspected: ComponentType<ComponentProps<WidgetComponent>> = (props) => {
    const part = useRef<FragmentInstance>(null);
    const depth = useContext(Depth);
    const { id } = props.node;
    useLayoutEffect(() => (part.current ? nodes.add(id, part.current, depth) : undefined), [id, depth]);
    return (
      <Depth value={depth + 1}>
        <Fragment ref={part}>
          <Widget {...props} />
        </Fragment>
      </Depth>
    );
  };
  return Inspected;
}
