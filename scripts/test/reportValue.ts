/** Reading of reports that other programs write: whatever does not fit is undefined or empty, nothing throws. */
export function parseReport(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A field of a value of unknown kind; undefined where the value is no object. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** A field that is a list; empty where it is none. */
export function list(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

/** A field that is a text; empty where it is none. */
export function text(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}

/** The first line of a message that says something, without colour codes. */
export function firstLine(message: string): string {
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
  return (
    message
      .replace(colours, '')
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}
