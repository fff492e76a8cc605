import type { Catalogue, ConfigInput, WidgetEntry } from './configInput';

/** What the shared layers are made of, apart from who is told of it. */
export type SharedInput = Pick<ConfigInput, 'environment' | 'files' | 'unread' | 'catalogue'>;

/** Whether two readings hold the same, so that what was made of the one is what would be made of the other. */
export function isSameShared(one: SharedInput, other: SharedInput): boolean {
  return (
    one.environment === other.environment &&
    hasSameRows(one.files, other.files, Object.is) &&
    JSON.stringify([...(one.unread ?? [])]) === JSON.stringify([...(other.unread ?? [])]) &&
    isSameCatalogue(one.catalogue, other.catalogue)
  );
}

function isSameCatalogue(one: Catalogue, other: Catalogue): boolean {
  return (
    one === other ||
    (hasSameRows(one.widgets, other.widgets, isSameWidget) &&
      hasSameRows(one.messages, other.messages, hasSameWords) &&
      hasSameRows(one.keyPlaceholders, other.keyPlaceholders, (mine, its) => mine.join('\n') === its.join('\n')) &&
      hasSameRows(one.formActions, other.formActions, Object.is) &&
      hasSameRows(one.formData, other.formData, Object.is) &&
      one.icons.join() === other.icons.join() &&
      JSON.stringify(one.adapters) === JSON.stringify(other.adapters))
  );
}

/** Functions are the same where they are one, everything else where it is written the same. */
function isSameWidget({ validate, weightOf, ...rest }: WidgetEntry, other: WidgetEntry): boolean {
  const { validate: itsValidate, weightOf: itsWeight, ...itsRest } = other;
  return validate === itsValidate && weightOf === itsWeight && JSON.stringify(rest) === JSON.stringify(itsRest);
}

function hasSameWords(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((word) => other.has(word));
}

/** In the same order too: later files of a name may count before earlier ones. */
function hasSameRows<Key, Value>(
  one: ReadonlyMap<Key, Value>,
  other: ReadonlyMap<Key, Value>,
  isSame: (mine: Value, its: Value) => boolean,
): boolean {
  if (one.size !== other.size) return false;
  const rows = other.entries();
  for (const [key, value] of one) {
    const { value: row } = rows.next();
    if (row === undefined || row[0] !== key || !isSame(value, row[1])) return false;
  }
  return true;
}
