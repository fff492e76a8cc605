/** A descriptor as a file holds it. */
export type DescriptorValue = Readonly<Record<string, unknown>>;

/** A step from a version of a kind of descriptor to the next one. */
export interface Migration {
  /** What changes, in a few words, for whoever migrates files. */
  readonly name: string;
  /**
   * Makes a descriptor of the next version. It keeps the order of the keys, changes nothing in place, and reads
   * unchecked values.
   */
  readonly up: (descriptor: DescriptorValue) => DescriptorValue;
}

/** The versions of a kind of descriptor. Version 1 is its first form; the first migration leads to version 2. */
export interface Versions {
  readonly current: number;
  readonly migrations: readonly Migration[];
}

/** Declares the versions of a kind by its migrations, the oldest first. */
export function versions(...migrations: readonly Migration[]): Versions {
  return { current: migrations.length + 1, migrations };
}

/**
 * Gives keys of an object other names. A key whose new name is there already stays: the file has both forms, and its
 * schema refuses the old one.
 */
export function renameKeys(value: DescriptorValue, names: Readonly<Record<string, string>>): DescriptorValue {
  const nameOf = (key: string) => (Object.hasOwn(names, key) ? (names[key] ?? key) : key);
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [Object.hasOwn(value, nameOf(key)) ? key : nameOf(key), own]),
  );
}
