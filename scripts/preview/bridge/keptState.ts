/** What a visitor has done to a page that is not configuration. */
export interface KeptState {
  /** Puts it back, as far as the page still has the same fields. */
  readonly restore: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps scroll, typed text and focus of the page over its being made anew. Passwords and files are kept by nobody but the page. */
export function keepState(root: HTMLElement): KeptState {
  const scroll = { left: window.scrollX, top: window.scrollY };
  const typed = fieldsOf(root).flatMap((field, index) => {
    const isToggle = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
    return [{ key: keyOf(field, index), value: field.value, isChecked: isToggle && field.checked, isToggle }];
  });
  const focused = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : null;
  const focusKey = focused ? fieldsOf(root).findIndex((field) => field === focused) : -1;
  return {
    restore: () => {
      const fields = fieldsOf(root);
      const byKey = new Map(fields.map((field, index) => [keyOf(field, index), field]));
      for (const { key, value, isChecked, isToggle } of typed) {
        const field = byKey.get(key);
        if (!field) continue;
        if (isToggle && field instanceof HTMLInputElement && field.checked !== isChecked) field.click();
        else if (!isToggle && field.value !== value) write(field, value);
      }
      fields[focusKey]?.focus({ preventScroll: true });
      window.scrollTo({ ...scroll, behavior: 'instant' });
    },
  };
}

function fieldsOf(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input:not([type=file], [type=hidden], [type=submit], [type=button]), textarea, select')];
}

function keyOf(field: Field, index: number): string {
  return field.name === '' ? `${field.tagName}#${index}` : `${field.name}:${field instanceof HTMLInputElement && field.type === 'radio' ? field.value : ''}`;
}

/** Writes as a visitor does, so that the page hears of it. */
function write(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
