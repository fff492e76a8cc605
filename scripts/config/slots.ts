import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SlotRule, WidgetEntry } from '../../engine/config/configInput';

/** A slot as a schema has it in `x-slots`: what stands there; with rules, where it is not always drawn. */
export type WrittenSlot = string | (SlotRule & { readonly holds: string });

/** The slots of a schema by name. */
export type WrittenSlots = Readonly<Record<string, WrittenSlot>>;

/** Names of the slots of a widget and when they are drawn, from `x-slots` of its schema. */
export function slotsOf(root: string, type: string): Pick<WidgetEntry, 'slots' | 'slotRules'> {
  const { 'x-slots': written = {} } = JSON.parse(
    readFileSync(join(root, 'widgets', type, `${type}.schema.json`), 'utf8'),
  ) as { readonly 'x-slots'?: WrittenSlots };
  const rules = Object.entries(written).flatMap(([name, slot]) => {
    if (typeof slot === 'string') return [];
    const { holds: _, ...rule } = slot;
    return [[name, rule] as const];
  });
  return {
    slots: Object.keys(written),
    ...(rules.length === 0 ? {} : { slotRules: Object.fromEntries(rules) }),
  };
}

/** What is said of a slot: what it holds, and when it is drawn. */
export function slotWords(slot: WrittenSlot): string {
  if (typeof slot === 'string') return slot;
  const drawn = Object.entries(slot.where ?? {}).map(
    ([prop, words]) => `where \`${prop}\` is ${words.map((word) => `\`${word}\``).join(', ')}`,
  );
  const parts = [...drawn, ...(slot.while === undefined ? [] : [`while ${slot.while}`])];
  return parts.length === 0 ? slot.holds : `${slot.holds} Drawn only ${parts.join(', and ')}.`;
}
