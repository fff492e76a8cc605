import { controlCalled, nameIn } from './controls';
import { isChanged, isField, type Field } from './servedFields';

/** How long after the code of a place its markup may be replaced, in ms. */
const patienceMs = 5_000;

/**
 * Keeps what is typed or chosen in served fields of a place, a selector, whose markup is about to be replaced: React
 * makes the fields again, with what was served in them, where it cannot hydrate them. The field of the same name gets
 * it, with the events of a player. Fields that stand there for good are left to `useFilledBefore`; boxes are pressed
 * again, as controls are.
 */
export function keepFilled(place: string): void {
  for (const where of document.querySelectorAll(place)) {
    const fields = where.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), select');
    const waiting = new Set(Array.from(fields, (field) => ({ field, name: nameIn(where, field) })));
    let filling = Promise.resolve();
    const observer = new MutationObserver(() => {
      for (const kept of waiting) {
        const { field, name } = kept;
        if (field.isConnected) continue;
        const control = controlCalled(name, where);
        if (isChanged(field) && !canHold(control, field.value)) continue;
        waiting.delete(kept);
        if (isField(control) && isChanged(field)) filling = filling.then(() => fill(control, field.value));
      }
      if (waiting.size === 0) observer.disconnect();
    });
    observer.observe(where, { childList: true, subtree: true });
    window.setTimeout(() => observer.disconnect(), patienceMs);
  }
}

/** Whether a control is a field that can hold a value: a list must offer it. */
function canHold(control: Element | undefined, value: string): boolean {
  return control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.value === value)
    : isField(control);
}

/** Fills in a field as a player does, so that what controls it hears of it; nothing where it holds that already. */
async function fill(field: Field, value: string): Promise<void> {
  if (field.value === value) return;
  // React sets the value of its own object; the prototype's setter lets it see the difference.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  await new Promise((resolve) => window.setTimeout(resolve));
  // What settles once a key is let go knows the value by then.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
}
