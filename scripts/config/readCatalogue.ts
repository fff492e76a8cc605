import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import type { Catalogue, WidgetEntry } from '../../engine/config/configInput';
import { formActions } from '../../engine/config/form/formActions';
import { formData } from '../../engine/config/form/formData';
import { validators } from '../../schemas/generated/validators/widgets.js';
import { slotsOf } from './slots';
import { variantsOf } from './variants';

const messageSets = ['ui', 'validation', 'errors', 'messages', 'misc'];

/** Reads what descriptors may use of the code: widgets with the names of their variants and slots, and message keys by language. */
export function readCatalogue(root: string): Catalogue {
  const widgets = Object.entries(validators).map(([type, validate]): [string, WidgetEntry] => [
    type,
    { validate, variants: variantsOf(root, type), slots: slotsOf(root, type) },
  ]);
  const messages = localeCodes.flatMap((code): [LocaleCode, ReadonlySet<string>][] => {
    const keys = messageKeys(join(root, 'engine/i18n/messages', code));
    return keys.size === 0 ? [] : [[code, keys]];
  });
  return {
    widgets: new Map(widgets),
    messages: new Map(messages),
    formActions: new Map(Object.entries(formActions)),
    formData: new Map(Object.entries(formData)),
  };
}

function messageKeys(folder: string): Set<string> {
  const keys = new Set<string>();
  for (const set of messageSets) {
    const file = join(folder, `${set}.json`);
    if (existsSync(file)) addKeys(keys, JSON.parse(readFileSync(file, 'utf8')), `${set}:`);
  }
  return keys;
}

function addKeys(keys: Set<string>, messages: unknown, prefix: string): void {
  for (const [key, value] of Object.entries(messages as Readonly<Record<string, unknown>>)) {
    if (typeof value === 'object') addKeys(keys, value, `${prefix}${key}.`);
    else keys.add(prefix + key).add(prefix + key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  }
}
