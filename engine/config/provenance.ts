import { cloned } from './cloned';
import { placeOfProp, type NodeContext } from './compileNode';
import { kindOfFile } from './descriptors';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';
import { checkShape } from './shape';
import { positionOf, type Position } from './source';
import type { TreeNode } from './trees';
import type { Place } from './place';

/** Who said a value, lowest first; `schema` is the default of the widget itself. */
export type LayerName = 'schema' | 'platform' | 'page' | 'template' | 'family' | 'site';

/** A value as it is resolved, and where it was written. */
export interface Origin {
  readonly name: string;
  readonly value: unknown;
  readonly layer: LayerName;
  /** Undefined for a default of the schema. */
  readonly place?: Place;
  /** What `/api/startup` answers may stand in its place (SITE-3, STATE-9). */
  readonly isReplaceable: boolean;
}

/**
 * The props of a node with the defaults of template and schema below its own, as the widget gets them; forms by their
 * names.
 */
export function resolvedProps(
  node: TreeNode,
  { vocabulary, widgetDefaults }: NodeContext,
): Readonly<Record<string, unknown>> {
  const props = cloned({ ...ownValue(widgetDefaults, node.type), ...node.props });
  const widget = vocabulary.catalogue.widgets.get(node.type);
  if (widget !== undefined) checkShape(widget.validate, props);
  return props;
}

/**
 * Every resolved prop of a node with its place and layer, in the order they are written, the schema's defaults last.
 */
export function originsOf(node: TreeNode, context: NodeContext): readonly Origin[] {
  const said = { ...ownValue(context.widgetDefaults, node.type), ...node.props };
  const props = resolvedProps(node, context);
  return Object.entries(props).map(([name, value]) => {
    const isReplaceable = (name === 'links' && typeof props.filledBy === 'string') || holdsMenu(value);
    if (!Object.hasOwn(said, name)) return { name, value, layer: 'schema', isReplaceable };
    const place = placeOfProp(node, [name], context);
    return { name, value, layer: layerOf(place.source.file), place, isReplaceable };
  });
}

/** The layer a file belongs to: forms and modals are the platform's. */
export function layerOf(file: string): LayerName {
  const kind = kindOfFile(file)?.kind;
  switch (kind) {
    case 'template':
    case 'template-page':
      return 'template';
    case 'site':
    case 'site-page':
      return 'site';
    case 'page':
    case 'family':
      return kind;
    default:
      return 'platform';
  }
}

/** Line and column of a place, from 1. */
export function whereIs({ source, path }: Place): Position & { readonly file: string } {
  return { file: source.file, ...positionOf(source, path, 'value') };
}

/** Whether a list of menus among the value is filled by the operator's menu. */
function holdsMenu(value: unknown): boolean {
  return Array.isArray(value) && value.some((item: unknown) => isRecord(item) && typeof item.filledBy === 'string');
}
