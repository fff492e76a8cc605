import type { FileKind } from './fileKinds';
import { forbiddenKeys } from './plainJson';
import { problemOfFile, type Problem } from './problem';

/** Kinds that have no `name` inside, whose form a schema would check. */
const unnamed: ReadonlySet<FileKind['kind']> = new Set(['family', 'environment']);

/** A file whose name nothing could be called by: other files and commands name what it describes by it. */
export function fileNameProblems(file: string, kind: FileKind): Problem[] {
  const name = 'name' in kind ? kind.name : kind.kind === 'template' ? kind.template : undefined;
  if (name === undefined) return [];
  if (forbiddenKeys.has(name))
    return told(file, `"${name}" means something in every object of JavaScript, so nothing may be called so.`);
  if (!unnamed.has(kind.kind) || /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return [];
  return told(
    file,
    `A name is small letters and digits, a letter first, with single hyphens between words. "${name}" is not so.`,
  );
}

function told(file: string, reason: string): Problem[] {
  return [problemOfFile(file, 'file-name-form', `${reason} Give the file another name.`)];
}
