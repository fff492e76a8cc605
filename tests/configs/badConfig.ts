import type { ConfigInput } from '../../engine/config/configInput';
import { baseInput } from './baseInput';

/** One mistake in the sound base project, and every line that must be printed for it. */
export interface BadConfig {
  readonly title: string;
  /** What to change: texts to replace by file, whole new files, or null for a file to delete. */
  readonly files: Readonly<Record<string, readonly (readonly [from: string, to: string])[] | string | null>>;
  readonly expected: readonly string[];
}

/** The base project with a case's mistake in it; throws when a text to replace is not there exactly once. */
export function inputWith({ title, files }: Pick<BadConfig, 'title' | 'files'>): ConfigInput {
  const input = baseInput();
  const changed = new Map(input.files);
  for (const [file, edit] of Object.entries(files)) {
    if (edit === null) changed.delete(file);
    else changed.set(file, typeof edit === 'string' ? edit : edit.reduce((text, [from, to]) => replacedOnce(text, from, to, title), changed.get(file) ?? ''));
  }
  return { ...input, files: changed };
}

function replacedOnce(text: string, from: string, to: string, title: string): string {
  if (text.split(from).length !== 2) throw new Error(`Case "${title}": ${JSON.stringify(from)} must stand exactly once.`);
  return text.replace(from, () => to);
}
