import type { Environment } from '../environment';

/** A text as one CSV field. What a spreadsheet would take for a formula is marked as text. */
function fieldOf(value: string): string {
  const text = /^[=+@\t\r]|^-(?![\d.]+$)/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV after RFC 4180, with the byte order mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(fieldOf).join(',')).join('\r\n')}\r\n`;
}

/** Hands a file to the browser's downloads. */
export function saveText(
  { setTimeout }: Pick<Environment, 'setTimeout'>,
  name: string,
  type: string,
  text: string,
): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
