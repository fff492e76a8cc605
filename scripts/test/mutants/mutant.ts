/** A small fault of the product, as `tests/mutants/*.json` holds it. */
export interface Mutant {
  readonly id: string;
  readonly kind: string;
  /** The lane that must catch it. */
  readonly lane: 'unit' | 'browser';
  /** The broken file, below the project's root. */
  readonly file: string;
  /** What is replaced; it occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** Text and replacement are expressions: one build holds the mutant beside others and turns it on at run time. */
  readonly switch?: true;
  /** The test files that run first, in this order. */
  readonly tests: readonly string[];
  /** Part of the full title of the tests that run first. */
  readonly title?: string;
  /** What a player or an operator would notice. */
  readonly why: string;
}

/** The environment variable of a Node process that names the mutant which is on. */
export const mutantVariable = 'LIVERY_MUTANT';

/**
 * Stands in built files where the id of the mutant that is on goes; a build holds it until somebody writes an id there.
 */
export const noMutant = 'mutant:none';

/** The source of a file with the mutant in it. */
export function mutated(source: string, { text, replacement }: Pick<Mutant, 'text' | 'replacement'>): string {
  return source.replace(text, () => replacement);
}

/**
 * The source of a file with the mutant in it, off: it is on in a Node process whose `LIVERY_MUTANT` names it, and in a
 * browser whose built files have its id in the place of `noMutant`. No bundler can work out either while it builds.
 */
export function switched(
  source: string,
  { id, text, replacement }: Pick<Mutant, 'id' | 'text' | 'replacement'>,
): string {
  const isOn = `((globalThis.process?.env?.${mutantVariable} ?? "${noMutant}") === "${id}")`;
  return source.replace(text, () => `(${isOn} ? (${replacement}) : (${text}))`);
}
