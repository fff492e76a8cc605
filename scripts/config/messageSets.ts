import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageSet } from '../../engine/i18n/createI18n';
import type { MessageCatalogue } from '../../engine/i18n/messageSlice';

/** As `messageSets` of the engine, without the library that it needs. */
export const messageSets: readonly MessageSet[] = ['ui', 'validation', 'errors', 'messages', 'misc'];

type Messages = Readonly<Record<string, unknown>>;

/**
 * Reads the message sets of one language (I18N-1): `engine/i18n/messages/<CODE>/<set>.json`, and in the set `ui` a
 * section for each template that has `templates/<name>/messages/<CODE>.json`, under the template's name. A set without
 * a file is left out. Throws for a file that is no JSON.
 */
export function readMessageSets(root: string, code: string): MessageCatalogue {
  const file = (set: string) => join(root, 'engine/i18n/messages', code, `${set}.json`);
  const found = messageSets
    .filter((set) => existsSync(file(set)))
    .map((set): [string, Messages] => [set, readJson(file(set))]);
  return Object.fromEntries(
    found.map(([set, messages]) => [set, set === 'ui' ? { ...messages, ...templateMessages(root, code) } : messages]),
  );
}

/**
 * Reads what translators are told about messages, by `set:key`: `engine/i18n/descriptions.json` and
 * `templates/<name>/messages/descriptions.json`. Throws for a file that is no JSON.
 */
export function readDescriptions(root: string): Readonly<Record<string, string>> {
  const ofTemplates = Object.entries(templateMessages(root, 'descriptions')).flatMap(([name, rows]) =>
    Object.entries(rows).map(([key, text]) => [`ui:${name}.${key}`, text]),
  );
  return { ...readJson(join(root, 'engine/i18n/descriptions.json')), ...Object.fromEntries(ofTemplates) } as Readonly<
    Record<string, string>
  >;
}

/** What stands in `messages/<name>.json` of each template that has this file, by template. */
function templateMessages(root: string, name: string): Readonly<Record<string, Messages>> {
  const folder = join(root, 'templates');
  const file = (template: string) => join(folder, template, 'messages', `${name}.json`);
  const templates = existsSync(folder) ? readdirSync(folder).filter((template) => existsSync(file(template))) : [];
  return Object.fromEntries(templates.map((template) => [template, readJson(file(template))]));
}

function readJson(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}
