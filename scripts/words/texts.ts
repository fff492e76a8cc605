import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import { flattenMessages } from '../../engine/i18n/flattenMessages';
import { readMessageSets } from '../config/messageSets';
import type { PlacedText } from './glossary';

const isCode = (name: string): name is LocaleCode => (localeCodes as readonly string[]).includes(name);

/** The messages of a language, those of templates among them, each with its set and key as place. */
export function messageTexts(root: string, code: LocaleCode): PlacedText[] {
  return Object.entries(readMessageSets(root, code)).flatMap(([set, messages]) =>
    Object.entries(flattenMessages(messages)).map(([key, text]) => ({ code, place: `${set}:${key}`, text })),
  );
}

/**
 * The texts by language in all JSON files of a folder: in whatever object the keys are codes of languages. The place is
 * file and path.
 */
export function folderTexts(root: string, folder: string): PlacedText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(root, folder, name), 'utf8')), join(folder, name)));
}

/** The texts by language inside a value, wherever they stand. */
export function textsIn(value: unknown, place: string): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isByCode = !Array.isArray(value) && entries.length > 0 && entries.every(([name]) => isCode(name));
  return entries.flatMap(([name, inner]) =>
    isByCode && isCode(name) ? stringsIn(inner, name, place) : textsIn(inner, `${place} ${name}`),
  );
}

function stringsIn(value: unknown, code: LocaleCode, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ code, place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, code, `${place} ${name}`));
}
