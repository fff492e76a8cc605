import { join } from 'node:path';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import type { Catalogue, WidgetEntry } from '../../engine/config/configInput';
import { formActions } from '../../engine/config/form/formActions';
import { formData } from '../../engine/config/form/formData';
import { operatorWordsIn } from '../../engine/config/operator';
import { flattenMessages } from '../../engine/i18n/flattenMessages';
import type { MessageCatalogue } from '../../engine/i18n/messageSlice';
import { validators } from '../../schemas/generated/validators/widgets.js';
import { entriesOf } from './listFiles';
import { readMessageSets } from './messageSets';
import { needsOf } from './needs';
import { slotsOf } from './slots';
import { variantsOf, variantWeight } from './variants';

/** Reads what descriptors may use of the code: widgets with the names of their variants and slots, and message keys by language. */
export function readCatalogue(root: string): Catalogue {
  const widgets = Object.entries(validators).map(([type, validate]): [string, WidgetEntry] => [
    type,
    {
      validate,
      variants: variantsOf(root, type),
      weightOf: (prop, name) => variantWeight(root, type, prop, name),
      slots: slotsOf(root, type),
      ...needsOf(root, type),
    },
  ]);
  const messages = localeCodes.flatMap((code): [LocaleCode, ReadonlySet<string>][] => {
    const keys = messageKeys(readMessageSets(root, code));
    return keys.size === 0 ? [] : [[code, keys]];
  });
  return {
    widgets: new Map(widgets),
    messages: new Map(messages),
    operatorKeys: operatorKeys(readMessageSets(root, 'EN')),
    formActions: new Map(Object.entries(formActions)),
    formData: new Map(Object.entries(formData)),
    adapters: entriesOf(join(root, 'engine/api/adapters')).flatMap(({ name }) => (name.includes('.test.') ? [] : (/^(.+)\.ts$/.exec(name)?.[1] ?? []))),
  };
}

function messageKeys(sets: MessageCatalogue): Set<string> {
  const keys = new Set<string>();
  for (const [set, messages] of Object.entries(sets)) addKeys(keys, messages, `${set}:`);
  return keys;
}

/** The keys whose words ask for something of the operator; every language asks for the same. */
function operatorKeys(sets: MessageCatalogue): Map<string, readonly string[]> {
  const texts = Object.entries(sets).flatMap(([set, messages]) =>
    Object.entries(flattenMessages(messages)).map(([key, text]) => [`${set}:${key}`, text] as const),
  );
  return new Map(texts.flatMap(([key, text]) => (operatorWordsIn(text).length === 0 ? [] : [[key, operatorWordsIn(text)] as const])));
}

function addKeys(keys: Set<string>, messages: unknown, prefix: string): void {
  for (const [key, value] of Object.entries(messages as Readonly<Record<string, unknown>>)) {
    if (typeof value === 'object') addKeys(keys, value, `${prefix}${key}.`);
    else keys.add(prefix + key).add(prefix + key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  }
}
