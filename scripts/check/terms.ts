import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findReplacedWords, tellReplacedWord } from './findReplacedWords';
import { glossaryRows } from './glossaryRows';
import { findReplacedKeys } from './keyWords';

const root = resolve(import.meta.dirname, '../..');

/** Folders of the root that hold no words of ours. */
const isOther = (folder: string) => /^\.|^(?:node_modules|dist|coverage|test-results|playwright-report)$/.test(folder);

/**
 * Pages that are generated or that hold the replaced words themselves; the words for players have a glossary of their
 * own.
 */
const leftOut =
  /^scripts\/check\/(?:glossaryRows|findReplacedWords\.test|keyWords|keyWords\.test)\.ts$|^docs\/(?:glossary|api|widgets|requirements|languages)\.md$|^docs\/translations\/|^schemas\/generated\/|^engine\/i18n\/messages\//;

/** Words that players read, in English: their keys are words of ours. */
const messageFile = /^(?:engine\/i18n\/messages\/EN\/\w+|templates\/\w+\/messages\/EN)\.json$/;

/** Says which words the glossary replaces (part of `npm run check`); exit status 1 when there are some. */
function main(): number {
  const all = files();
  const told = [
    ...all
      .filter(isOurs)
      .flatMap((file) => findReplacedWords(glossaryRows, file, readFileSync(join(root, file), 'utf8')))
      .map(tellReplacedWord),
    ...all
      .filter((file) => messageFile.test(file))
      .flatMap((file) =>
        findReplacedKeys(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>).map(
          ({ key, use }) => `${file}: the key "${key}" has an old word. Use: ${use} (docs/glossary.md).`,
        ),
      ),
  ];
  for (const line of told) console.error(line);
  return told.length > 0 ? 1 : 0;
}

function files(): readonly string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !isOther(entry.name));
  const below = folders.flatMap(({ name: folder }) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const above = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return [...above, ...below].sort();
}

/** Whether names and prose of a file are ours to hold to the glossary. */
function isOurs(file: string): boolean {
  return /\.(?:tsx?|m?js|md|schema\.json)$/.test(file) && !leftOut.test(file);
}

process.exitCode = main();
