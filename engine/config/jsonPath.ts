/** Where a value stands in a JSON file: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

/** `['pages', 'home', 'changes', 0]` → `pages.home.changes[0]`; keys that are no words are quoted. */
export function formatPath(path: JsonPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!/^[A-Za-z_$][\w$-]*$/.test(step)) return `${text}[${JSON.stringify(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** The steps of a JSON Pointer; those that are indexes of a list in `value` become numbers. */
export function pathOfPointer(pointer: string, value: unknown): JsonPath {
  if (pointer === '') return [];
  let current = value;
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((key) => {
      const step = Array.isArray(current) ? Number(key) : key;
      current = valueAt(current, [step]);
      return step;
    });
}

/** The value at a path, undefined where there is none. Own keys only. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((current, step) => {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    return (current as Readonly<Record<string | number, unknown>>)[step];
  }, value);
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every text of a value with its place. */
export function textsOf(value: unknown, path: JsonPath = []): FoundText[] {
  const found: FoundText[] = [];
  collectTexts(value, path, found);
  return found;
}

/** A text and where it stands. */
export interface FoundText {
  readonly path: JsonPath;
  readonly text: string;
}

function collectTexts(value: unknown, path: JsonPath, found: FoundText[]): void {
  if (typeof value === 'string') found.push({ path, text: value });
  else if (Array.isArray(value)) value.forEach((item: unknown, index) => collectTexts(item, [...path, index], found));
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) collectTexts(item, [...path, key], found);
}
