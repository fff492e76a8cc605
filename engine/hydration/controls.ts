/** What can be pressed. */
export const controls = 'a, button, input, select';

/** The kind and the words of a control, by which it is known again. */
export function wordsOf(control: HTMLElement): string {
  const label = control.closest('label') ?? control;
  return `${control.tagName} ${control.getAttribute('aria-label') ?? label.textContent}`;
}
