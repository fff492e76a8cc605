/** What can be pressed. */
export const controls = 'a, button, input, select';

/** The controls of a place, in the order of the page. */
export function controlsIn(place: Element | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

function wordsOf(control: HTMLElement): string {
  const label = control.closest('label') ?? control;
  return `${control.tagName} ${control.getAttribute('aria-label') ?? label.textContent}`;
}

/**
 * What tells a control from the others of a place, whatever comes and goes beside it: its kind and words, and which it
 * is of those alike. What is no control of the place gets a name that none has.
 */
export function nameIn(place: Element | null, control: HTMLElement): string {
  const words = wordsOf(control);
  const alike = controlsIn(place).filter((other) => wordsOf(other) === words);
  return `${alike.indexOf(control)} ${words}`;
}

/** The control with this name in a place; undefined when there is none, and for ''. */
export function controlCalled(name: string, place: Element | null): HTMLElement | undefined {
  return controlsIn(place).find((control) => nameIn(place, control) === name);
}
