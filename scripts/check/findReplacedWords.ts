import type { GlossaryRow } from './glossaryRows';

/** A word that the glossary replaces, where it stands. */
export interface ReplacedWord {
  readonly file: string;
  /** From 1; 0: in the name of the file. */
  readonly line: number;
  readonly word: string;
  /** The words to use instead. */
  readonly use: string;
}

/**
 * Finds words that the glossary replaces in the text of a file and in its name. A file that the row allows keeps its
 * plain word.
 *
 * @param file From the project's root.
 */
export function findReplacedWords(rows: readonly GlossaryRow[], file: string, text: string): readonly ReplacedWord[] {
  const lines = [file, ...text.split('\n')];
  return rows
    .filter(({ allowed = [] }) => !allowed.some((one) => one.file.test(file)))
    .flatMap(({ use, replaced }) =>
      replaced
        .filter(({ within }) => within?.test(file) ?? true)
        .flatMap(({ pattern }) =>
          lines.flatMap((content, line) => {
            const found = pattern.exec(content)?.[0];
            return found === undefined ? [] : [{ file, line, word: found.trim(), use }];
          }),
        ),
    );
}

/** A found word as a line for people: place, word, and what to use. */
export function tellReplacedWord({ file, line, word, use }: ReplacedWord): string {
  const place = line === 0 ? `${file}: its name` : `${file}:${line}`;
  return `${place} says "${word}". Use: ${use} (docs/glossary.md).`;
}
