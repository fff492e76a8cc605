/** What can be pressed. */
export const controls = 'a, button, input, select';

function controlsIn(place: Element | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

function labelOf(control: HTMLElement): HTMLElement {
  return control.closest('label') ?? control;
}

function wordsOf(control: HTMLElement): string {
  return `${control.tagName} ${control.getAttribute('aria-label') ?? labelOf(control).textContent}`;
}

/** Kind and place of a control whose words the browser has translated: fresh markup has them in the page's language. */
function positionOf(control: HTMLElement, all: readonly HTMLElement[]): string {
  return `${all.indexOf(control)} ${control.tagName}`;
}

/**
 * What tells a control from the others of a place, whatever comes and goes beside it: its kind and words, and which it
 * is of those alike; in a translated page its kind and position. '' for what is no control of the place.
 */
export function nameIn(place: Element | null, control: HTMLElement): string {
  const all = controlsIn(place);
  if (!all.includes(control)) return '';
  if (labelOf(control).querySelector('font')) return positionOf(control, all);
  const words = wordsOf(control);
  return `${all.filter((other) => wordsOf(other) === words).indexOf(control)} ${words}`;
}

/** The control of a place that has a name; undefined where there is none, and for ''. */
export function controlCalled(name: string, place: Element | null): HTMLElement | undefined {
  const all = controlsIn(place);
  return all.find((control) => nameIn(place, control) === name || positionOf(control, all) === name);
}
