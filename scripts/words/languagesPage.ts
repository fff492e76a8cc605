import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../../engine/config/compiled';
import { codesIn } from '../generate/lists';
import { readGlossary, type Glossary } from './glossary';

const page = 'docs/languages.md';

/**
 * docs/languages.md with its tables of terms and of forbidden words from `scripts/words/glossary.json`, each between
 * its two marks. Throws when a mark is missing.
 */
export function languagesPage(root: string): ReadonlyMap<string, string> {
  const glossary = readGlossary(root);
  // Read from the schema: the generated list is being written, and may lack a new language.
  const codes = codesIn(root) as readonly LocaleCode[];
  const tables: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['terms', termTable(glossary, codes)],
    ['forbidden words', forbiddenTable(glossary, codes)],
  ];
  const text = tables.reduce(
    (before, [name, lines]) => {
      const [begin, end] = [`<!-- ${name}: generated from scripts/words/glossary.json -->`, `<!-- /${name} -->`];
      const [start, rest] = before.split(begin);
      const after = rest?.split(end)[1];
      if (start === undefined || after === undefined)
        throw new Error(`${page} needs the marks ${begin} and ${end}, each once.`);
      return `${start}${begin}\n\n${lines.join('\n')}\n\n${end}${after}`;
    },
    readFileSync(join(root, page), 'utf8'),
  );
  return new Map([[page, text]]);
}

function termTable({ terms }: Glossary, codes: readonly LocaleCode[]): string[] {
  return [
    `| ${codes.join(' | ')} | Note |`,
    `| ${codes.map(() => '---').join(' | ')} | --- |`,
    ...terms.map(({ words, note = '' }) => `| ${codes.map((code) => words[code][0] ?? '').join(' | ')} | ${note} |`),
  ];
}

function forbiddenTable({ forbidden }: Glossary, codes: readonly LocaleCode[]): string[] {
  const rows = (['everywhere', ...codes] as const).flatMap((code) =>
    forbidden[code].map(
      ({ pattern, reason, use = '', where }) =>
        `| ${code} | \`${pattern.replaceAll('|', '\\|')}\`${where === undefined ? '' : ` in \`${where.replaceAll('|', '\\|')}\``} | ${use} | ${reason} |`,
    ),
  );
  return ['| Language | Not | But | Why |', '| --- | --- | --- | --- |', ...rows];
}
