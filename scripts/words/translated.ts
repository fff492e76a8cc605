import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlacedText } from './glossary';

/** The English that the translations follow: a short hash of each message, by its place, as `ui:session.deposit`. */
export type TranslatedEnglish = Readonly<Record<string, string>>;

const file = 'scripts/words/translated.json';

/** Reads the record of the project in `root`. Throws when it is missing or no JSON. */
export function readTranslated(root: string): TranslatedEnglish {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as TranslatedEnglish;
}

/**
 * Writes that the translations follow the English as it is now; returns the places whose English is new or reads
 * otherwise than before.
 */
export function writeTranslated(root: string, english: readonly PlacedText[]): readonly string[] {
  const before = readTranslated(root);
  const rows = english.map(({ place, text }) => [place, hashOf(text)] as const).sort();
  const record: TranslatedEnglish = Object.fromEntries(rows);
  writeFileSync(join(root, file), `${JSON.stringify(record, null, 2)}\n`);
  return Object.keys(record).filter((place) => record[place] !== before[place]);
}

/**
 * Finds messages whose English has changed since it was translated, and places that are gone; a line for each. It
 * leaves out the words of a template that the record does not know yet and those of a template that is gone: a template
 * comes and goes as a folder, with no other edit. `templates` are the names of those that are there.
 */
export function outdatedTranslations(
  english: readonly PlacedText[],
  translated: TranslatedEnglish,
  templates: readonly string[],
): string[] {
  const isKnown = (place: string) => Object.hasOwn(translated, place);
  const isNewOfTemplate = (place: string) =>
    !isKnown(place) && templates.some((name) => sectionOf(place) === `ui:${name}`);
  const places = new Set(english.map(({ place }) => place));
  const sections = new Set([...places].map(sectionOf));
  const refresh = 'then run `npm run words -- --translated` and commit what it wrote.';
  return [
    ...english
      .filter(({ place, text }) => translated[place] !== hashOf(text) && !isNewOfTemplate(place))
      .map(({ place, text }) => {
        const what = isKnown(place) ? 'reads otherwise than when it was translated' : 'is new';
        return `The English of "${place}" ${what}: “${text}”. Translate it into every language, ${refresh}`;
      }),
    ...Object.keys(translated)
      .filter((place) => !places.has(place) && sections.has(sectionOf(place)))
      .map((place) => `${file} names "${place}", which is gone; run \`npm run words -- --translated\`.`),
  ];
}

/** The part of a place before its first dot: `ui:session` of `ui:session.deposit`. */
function sectionOf(place: string): string {
  return place.split('.', 1)[0] ?? place;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
