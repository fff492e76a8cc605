import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatProblem } from '../../engine/config/problem';
import { readCatalogue } from '../config/readCatalogue';
import { unreadInMessages, unreadInTemplates } from '../config/unreadFiles';
import { messageTexts } from '../words/texts';
import { outdatedTranslations, readTranslated } from '../words/translated';
import { joinUses, keyProblems, keysInJson, usesIn, type KeyUses } from './messageKeys';

const root = resolve(import.meta.dirname, '../..');

/**
 * Says which messages nothing uses, and whose English has changed since it was translated (part of `npm run check`);
 * exit status 1 when there are some.
 */
function main(): number {
  const known = [...(readCatalogue(root).messages.get('EN') ?? [])];
  const problems = [
    ...keyProblems(known, joinUses([...sourceUses(), descriptorUses()])),
    ...outdatedTranslations(messageTexts(root, 'EN'), readTranslated(root), readdirSync(join(root, 'templates'))),
    ...strayFiles(),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

/** Files of words that no language has. */
function strayFiles(): readonly string[] {
  const ofTemplates = filesBelow('templates').flatMap((file) => unreadInTemplates(file) ?? []);
  const ofEngine = filesBelow('engine/i18n/messages').flatMap((file) => unreadInMessages(file) ?? []);
  return [...ofTemplates, ...ofEngine].map(formatProblem);
}

function sourceUses(): readonly KeyUses[] {
  const files = [
    ...filesBelow('engine'),
    ...filesBelow('widgets'),
    ...filesBelow('templates'),
    'main.tsx',
    'prerender.tsx',
  ];
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples|css)\./.test(file))
    .map((file) => usesIn(file, textOf(file)));
}

function descriptorUses(): KeyUses {
  const descriptors = [...filesBelow('site-configs'), ...filesBelow('templates')].filter(
    (file) => file.endsWith('.json') && !/^templates\/[^/]+\/messages\//.test(file),
  );
  const schemas = filesBelow('widgets').filter((file) => file.endsWith('.schema.json'));
  const keys = [
    ...descriptors.flatMap((file) => keysInJson(JSON.parse(textOf(file)))),
    ...schemas.flatMap((file) => keysInJson(JSON.parse(textOf(file)), true)),
  ];
  return { keys: new Set(keys), patterns: [] };
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

process.exitCode = main();
