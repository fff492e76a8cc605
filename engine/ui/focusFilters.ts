/**
 * Gives the focus to the first filter of the list, before what was pressed to take the filters back goes away
 * (WCAG 2.4.3).
 */
export function focusFilters(): void {
  const bar = document.querySelector('[data-part=filter-bar]');
  (bar?.querySelector<HTMLElement>('input, select') ?? document.getElementById('main'))?.focus();
}
