import type { CompiledField, CompiledForm, CompiledStep } from '../../engine/config/form/compiledForm';
import { said } from './treeChanges';

type Forms = ReadonlyMap<string, CompiledForm>;

const told = new WeakMap<Forms, WeakMap<Forms, readonly string[]>>();

/**
 * What the forms ask otherwise than before, in words: forms, steps and fields by their names. Sites share their forms,
 * so each pair is compared once.
 */
export function formChanges(old: Forms, now: Forms): readonly string[] {
  if (old === now) return [];
  const known = told.get(old)?.get(now);
  if (known !== undefined) return known;
  const lost = [...old.keys()].filter((name) => !now.has(name)).map((name) => `form "${name}" disappears`);
  const found = [...now].flatMap(([name, form]) => {
    const earlier = old.get(name);
    return earlier === undefined ? [`form "${name}" appears`] : changesOf(`form "${name}"`, earlier, form);
  });
  const changes = [...lost, ...found];
  told.set(old, (told.get(old) ?? new WeakMap<Forms, readonly string[]>()).set(now, changes));
  return changes;
}

function changesOf(form: string, { steps: oldSteps, ...old }: CompiledForm, { steps, ...now }: CompiledForm): string[] {
  const facts = (['title', 'tab', 'audience', 'draft', 'draftMinutes', 'refusals', 'done'] as const).flatMap((name) =>
    said(`${name} of ${form}`, old[name], now[name]),
  );
  return [...facts, ...listChanges(form, 'step', oldSteps, steps, ({ id }) => id, stepChanges)];
}

function stepChanges(
  step: string,
  { fields: oldFields, ...old }: CompiledStep,
  { fields, ...now }: CompiledStep,
): string[] {
  const facts = (['title', 'intro', 'submit', 'links'] as const).flatMap((name) =>
    said(`${name} of ${step}`, old[name], now[name]),
  );
  return [...facts, ...listChanges(step, 'field', oldFields, fields, ({ name }) => name, fieldChanges)];
}

function fieldChanges(field: string, old: CompiledField, now: CompiledField): string[] {
  const [before, after] = [old, now].map((each) => new Map<string, unknown>(Object.entries(each)));
  return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].flatMap((key) =>
    said(`${key} of ${field}`, before?.get(key), after?.get(key)),
  );
}

/** What came, what went, and what differs in what stayed. */
function listChanges<Item>(
  whole: string,
  kind: string,
  old: readonly Item[],
  now: readonly Item[],
  nameOf: (item: Item) => string,
  compare: (what: string, old: Item, now: Item) => string[],
): string[] {
  const lost = old
    .filter((item) => !now.some((other) => nameOf(other) === nameOf(item)))
    .map((item) => `${whole} loses the ${kind} "${nameOf(item)}"`);
  const found = now.flatMap((item) => {
    const earlier = old.find((other) => nameOf(other) === nameOf(item));
    return earlier === undefined
      ? [`${whole} gains the ${kind} "${nameOf(item)}"`]
      : compare(`${kind} "${nameOf(item)}" of ${whole}`, earlier, item);
  });
  return [...lost, ...found];
}
