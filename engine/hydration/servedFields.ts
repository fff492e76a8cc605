/** A field that holds a text, a number or a choice. */
export type Field = HTMLInputElement | HTMLSelectElement;

/** Whether an element is a field whose value a player can change before the page is interactive. */
export function isField(element: Element | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Whether a field holds something else than its markup says. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, served);
}
