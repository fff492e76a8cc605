/** What a visitor has done to a page that is not configuration. */
export interface KeptState {
  /**
   * Puts it back as the page's fields arrive, as far as it still has the same ones; ends when all is back, when the
   * visitor goes on, or after a while.
   */
  readonly restore: () => void;
  /** What has not been put back. */
  readonly left: () => ReadonlyMap<string, KeptField>;
}

/** What a field held. */
interface KeptField {
  readonly value: string;
  readonly isChecked: boolean;
  readonly hasFocus: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long fields may take to arrive, in ms. */
const patienceMs = 8000;

/**
 * Keeps scroll, typed text and focus of a page over its being made again. `before` is what an earlier one had not put
 * back yet.
 */
export function keepState(root: HTMLElement, before?: KeptState): KeptState {
  const scroll = { left: window.scrollX, top: window.scrollY };
  const left = new Map(before?.left());
  for (const [key, field] of fieldsOf(root)) {
    const kept = {
      value: field.value,
      isChecked: isToggle(field) && field.checked,
      hasFocus: field === document.activeElement,
    };
    if (kept.value !== '' || kept.isChecked || kept.hasFocus) left.set(key, kept);
  }

  function putBack(): boolean {
    for (const [key, field] of fieldsOf(root)) {
      const kept = left.get(key);
      if (kept === undefined) continue;
      left.delete(key);
      if (isToggle(field)) {
        if (field.checked !== kept.isChecked) field.click();
      } else if (field.value !== kept.value) write(field, kept.value);
      if (kept.hasFocus) field.focus({ preventScroll: true });
    }
    window.scrollTo({ ...scroll, behavior: 'instant' });
    return left.size === 0 && Math.abs(window.scrollY - scroll.top) < 2;
  }

  return {
    left: () => left,
    restore: () => {
      if (putBack()) return;
      const observer = new MutationObserver(() => {
        if (putBack()) end();
      });
      const timer = window.setTimeout(end, patienceMs);
      const interactionEvents = ['pointerdown', 'keydown', 'wheel'] as const;
      function end(): void {
        observer.disconnect();
        window.clearTimeout(timer);
        for (const type of interactionEvents) window.removeEventListener(type, end, { capture: true });
      }
      for (const type of interactionEvents) window.addEventListener(type, end, { capture: true });
      observer.observe(root, { childList: true, subtree: true });
    },
  };
}

/** Fields by what names them on the page; files are kept by nobody but the page. */
function fieldsOf(root: HTMLElement): readonly (readonly [string, Field])[] {
  const fields = [
    ...root.querySelectorAll<Field>(
      'input:not([type=file], [type=hidden], [type=submit], [type=button]), textarea, select',
    ),
  ];
  const met = new Map<string, number>();
  return fields.map((field) => {
    const name = `${field.form?.dataset.form ?? ''} ${field.name || field.tagName} ${isToggle(field) ? field.value : ''}`;
    const count = met.get(name) ?? 0;
    met.set(name, count + 1);
    return [`${name} ${count}`, field];
  });
}

function isToggle(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** Writes as a visitor does, so that the page hears of it. */
function write(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
