import type { CompiledNode } from './compiled';
import type { Catalogue, WidgetEntry } from './configInput';
import { ownValue } from './ownValue';

/** Why a node in a slot does not show: what its widget is set to, and what would show it. */
interface Undrawn {
  readonly prop: string;
  readonly value: string;
  /** What that prop would have to be. */
  readonly needed: readonly string[];
}

/** What keeps a slot from being drawn with these props, defaults filled in; undefined where it is drawn. */
export function undrawnBy(
  { slotRules }: Pick<WidgetEntry, 'slotRules'>,
  slot: string,
  props: CompiledNode['props'],
): Undrawn | undefined {
  const found = Object.entries(ownValue(slotRules ?? {}, slot)?.where ?? {}).find(
    ([prop, words]) => !words.includes(String(ownValue(props, prop))),
  );
  return found && { prop: found[0], value: String(ownValue(props, found[0])), needed: found[1] };
}

/** The slots of a widget that are drawn with these props. */
export function drawnSlots(widget: Pick<WidgetEntry, 'slots' | 'slotRules'>, props: CompiledNode['props']): string[] {
  return widget.slots.filter((slot) => undrawnBy(widget, slot, props) === undefined);
}

/** Why what stands in a slot of a node is not there for everybody, as the end of a sentence; undefined where it is. */
export function hiddenBy(node: CompiledNode, slot: string, { widgets }: Catalogue): string | undefined {
  const widget = widgets.get(node.type);
  const undrawn = widget && undrawnBy(widget, slot, node.props);
  if (undrawn !== undefined) return `${node.type} does not draw where "${undrawn.prop}" is "${undrawn.value}"`;
  const { while: condition } = ownValue(widget?.slotRules ?? {}, slot) ?? {};
  return condition === undefined ? undefined : `shows only while ${condition}`;
}
