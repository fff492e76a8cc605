/** Selects what has one of the names as its `data-part`. */
export function parts(...names: readonly string[]): string {
  return `:is(${names.map((name) => `[data-part=${name}]`).join()})`;
}

/** Selects the buttons that float over a template's pages (SHELL-1…3), and the one that they fold into on phones. */
export const floats = `:is([data-part=rewards] > a, [data-part=chat-button], [data-part=partners-button], button[data-fold])`;

/** Selects an operator's text (`cms-page`), which has headings of its own, where it stands in the region of a page. */
export const prose = 'div:not([data-part]):has(> h2)';
