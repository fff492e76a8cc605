import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ConfigInput, WidgetEntry } from '../../engine/config/configInput';
import type { FormDataKind } from '../../engine/config/form/formData';
import { makeAjv, schemaId } from '../../scripts/generate/ajv';
import { inlineParts } from '../../scripts/generate/inlineParts';
import type { Schema, SchemaFile } from '../../scripts/generate/schema';
import type { Validator } from '../../schemas/generated/validators/runtime';

const base = join(import.meta.dirname, 'base');
const schemas = join(import.meta.dirname, '../../schemas');

const baseFiles = jsonBelow(base).filter(([file]) => !file.startsWith('widgets/'));

/**
 * A small sound project: two templates, four pages, one form, one family, two sites, four widgets. Cases break one
 * thing of it.
 */
export function baseInput(): ConfigInput {
  return { files: new Map(baseFiles), brandFiles: new Set(['site-configs/sites/lucky.example/brand/logo.svg']), catalogue };
}

const sharedSchemas = inlineParts(
  ['text', 'condition', 'action', 'node', 'platform/locales'].map((name): SchemaFile => ({
    path: `schemas/${name}.schema.json`,
    schema: JSON.parse(readFileSync(join(schemas, `${name}.schema.json`), 'utf8')) as Schema,
  })),
);

const keys = [
  'category.hot',
  'category.slotGame',
  'common.aside',
  'common.chat',
  'common.more',
  'home.categories',
  'home.hero',
  'home.promotions',
  'home.winners',
  'route.home.title',
  'route.login.title',
  'route.promotions.title',
  'route.slots.title',
].map((key) => `ui:${key}`);

const catalogue: ConfigInput['catalogue'] = {
  widgets: new Map(
    ['text', 'link', 'game-grid', 'form'].map((type): [string, WidgetEntry] => [
      type,
      {
        validate: widgetValidator(type),
        variants: type === 'game-grid' ? { card: ['row', 'tile', 'template4/felt'] } : {},
        weightOf: () => 1234,
        slots: type === 'game-grid' ? ['aside', 'below'] : [],
        ...(type === 'game-grid' ? { slotRules: { below: { where: { card: ['row', 'template4/felt'] } } } } : {}),
      },
    ]),
  ),
  formActions: new Map([
    ['login', { takes: ['account', 'password'], mayTake: [], refuses: ['invalidCredentials', 'accountLocked'] }],
    ['requestCode', { takes: ['account'], mayTake: [], refuses: ['codeTooSoon'] }],
  ]),
  formData: new Map<string, FormDataKind>([
    ['player.email', 'text'],
    ['deposit.min', 'amount'],
    ['deposit.chips', 'amounts'],
  ]),
  messages: new Map([
    ['EN', new Set([...keys, 'ui:home.onlyEnglish'])],
    ['PHP', new Set(keys)],
  ]),
  keyPlaceholders: new Map([
    ['ui:home.winners', ['min', 'max']],
  ]),
  icons: ['hot', 'slots', 'star'],
  adapters: ['openhub'],
};

function widgetValidator(type: string): Validator<unknown> {
  const file = { path: `widgets/${type}/${type}.schema.json`, schema: JSON.parse(readFileSync(join(base, `widgets/${type}.schema.json`), 'utf8')) as Schema };
  const validate = makeAjv([...sharedSchemas, file], { allErrors: true, verbose: true, useDefaults: true }).getSchema(schemaId(file.path));
  if (validate === undefined) throw new Error(`No validator for ${type}.`);
  return validate;
}

function jsonBelow(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry): [string, string] => [relative(base, join(entry.parentPath, entry.name)), normalised(join(entry.parentPath, entry.name))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Two spaces, an entry a line: places in expected messages must not depend on how the files are formatted. */
function normalised(file: string): string {
  return `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2)}\n`;
}
