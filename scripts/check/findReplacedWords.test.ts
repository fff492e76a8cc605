import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findReplacedWords, tellReplacedWord } from './findReplacedWords';
import { glossaryRows, type GlossaryRow } from './glossaryRows';

/** A file in which each row holds. */
const fileOf: Readonly<Record<string, string>> = {
  'resource cache; tracked, resolved promise': 'engine/registry/example.ts',
  'navigation effects: scroll restoration, focus, head': 'engine/application/example.ts',
  'startup gate': 'engine/stores/example.ts',
  'clock synchronisation': 'engine/stores/example.ts',
  'render queue, flush, paused': 'widgets/game-grid/parts/example.ts',
  'virtualised list, spacer, overscan, scrolling fast': 'widgets/game-grid/parts/example.ts',
  skeleton: 'widgets/game-grid/example.ts',
  'form methods (react-hook-form)': 'engine/forms/example.ts',
  'chunk usage': 'scripts/build/homeGroups.ts',
  'reset signal, history seed, overrides': 'scripts/sandbox/example.ts',
};

const usualFile = 'engine/example.ts';
const testFiles = ['tests/faults/example.ts', 'tests/matrix/example.ts', 'tests/sampling.ts'];

const cases = glossaryRows.flatMap((row) => row.replaced.map((replaced) => [row.use, replaced.example, row] as const));

describe('words that the glossary replaces', () => {
  it.each(cases)('%s: finds the replaced word in "%s"', (use, example, row) => {
    const files = [fileOf[use] ?? usualFile, ...testFiles];
    const found = files.flatMap((file) => findReplacedWords([row], file, `const ok = 1;\n${example}`));
    expect(found.map(({ line, use: told }) => [line, told])).toContainEqual([2, use]);
  });

  it('tells place, word, and what to use', () => {
    const [found] = findReplacedWords(glossaryRows, 'engine/a.ts', "\nimport { createLoads } from './loads';");
    expect(found && tellReplacedWord(found)).toBe(
      'engine/a.ts:2 says "createLoads". Use: resource cache; tracked, resolved promise (docs/glossary.md).',
    );
  });

  it('looks at the names of files', () => {
    const [found] = findReplacedWords(glossaryRows, 'engine/render/beforeGivingWay.ts', '');
    expect(found && tellReplacedWord(found)).toBe(
      'engine/render/beforeGivingWay.ts: its name says "beforeGivingWay". Use: before replace, beforeReplace (docs/glossary.md).',
    );
  });

  it('leaves the plain word where a row allows the file', () => {
    const row: GlossaryRow = {
      use: 'debounce',
      replaced: [{ pattern: /\bpauseMs\b/, example: 'pauseMs' }],
      allowed: [{ file: /^engine\/media\.ts$/, reason: 'A film is paused.' }],
    };
    expect(findReplacedWords([row], 'engine/media.ts', 'pauseMs')).toEqual([]);
    expect(findReplacedWords([row], 'engine/other.ts', 'pauseMs')).toHaveLength(1);
  });

  it('names each row in docs/glossary.md', () => {
    const page = readFileSync('docs/glossary.md', 'utf8');
    expect(glossaryRows.map(({ use }) => use).filter((use) => !page.includes(`| ${use} `))).toEqual([]);
  });
});
