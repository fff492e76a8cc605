import { join } from 'node:path';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import type { Catalogue, WidgetEntry } from '../../engine/config/configInput';
import { formActions } from '../../engine/config/form/formActions';
import { formData } from '../../engine/config/form/formData';
import { flattenMessages, withoutPlural } from '../../engine/i18n/flattenMessages';
import type { MessageCatalogue } from '../../engine/i18n/messageSlice';
import { iconNames } from '../../engine/ui/icons/iconNames';
import { validators } from '../../schemas/generated/validators/widgets.js';
import { entriesOf } from './listFiles';
import { readMessageSets } from './messageSets';
import { needsOf } from './needs';
import { slotsOf } from './slots';
import { allVariants, variantWeigher } from './variants';

/**
 * Reads what descriptors may use of the code: widgets with the names of their variants and slots, and message keys by
 * language.
 */
export function readCatalogue(root: string): Catalogue {
  const variants = allVariants(root, Object.keys(validators));
  const widgets = Object.entries(validators).map(([type, validate]): [string, WidgetEntry] => [
    type,
    {
      validate,
      variants: variants.get(type) ?? {},
      weightOf: variantWeigher(root, type),
      ...slotsOf(root, type),
      ...needsOf(root, type),
    },
  ]);
  const sets = new Map(localeCodes.map((code) => [code, readMessageSets(root, code)]));
  const messages = [...sets].flatMap(([code, words]): [LocaleCode, ReadonlySet<string>][] => {
    const keys = messageKeys(words);
    return keys.size === 0 ? [] : [[code, keys]];
  });
  return {
    widgets: new Map(widgets),
    messages: new Map(messages),
    keyPlaceholders: keyPlaceholders(sets.get('EN') ?? {}),
    formActions: new Map(Object.entries(formActions)),
    formData: new Map(Object.entries(formData)),
    icons: iconNames,
    adapters: entriesOf(join(root, 'engine/api/adapters')).flatMap(({ name }) =>
      name.includes('.test.') ? [] : (/^(.+)\.ts$/.exec(name)?.[1] ?? []),
    ),
  };
}

function messageKeys(sets: MessageCatalogue): Set<string> {
  const keys = new Set<string>();
  for (const [set, messages] of Object.entries(sets)) addKeys(keys, messages, `${set}:`);
  return keys;
}

/** What the words of each key ask for, in whatever number; every language asks for the same. */
function keyPlaceholders(sets: MessageCatalogue): Map<string, readonly string[]> {
  const asked = new Map<string, readonly string[]>();
  for (const [set, messages] of Object.entries(sets)) {
    for (const [key, text] of Object.entries(flattenMessages(messages))) {
      const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
      if (names.length === 0) continue;
      for (const full of new Set([`${set}:${key}`, `${set}:${withoutPlural(key)}`]))
        asked.set(full, [...new Set([...(asked.get(full) ?? []), ...names])]);
    }
  }
  return asked;
}

function addKeys(keys: Set<string>, messages: unknown, prefix: string): void {
  for (const [key, value] of Object.entries(messages as Readonly<Record<string, unknown>>)) {
    if (typeof value === 'object') addKeys(keys, value, `${prefix}${key}.`);
    else keys.add(prefix + key).add(prefix + withoutPlural(key));
  }
}
