/**
 * A length of a box that holds text: as given (a number is px) where text has its usual size, and `more` px longer
 * where a visitor has made it twice as large, so that nothing is cut (WCAG 2.2, 1.4.4).
 */
export function growing(length: number | string, more: number): string {
  return `calc(${typeof length === 'number' ? `${length}px` : length} + max(0px, 1rem - 16px) * ${more / 16})`;
}
