import { isAbsolute, join, relative } from 'node:path';
import launchEditor from 'launch-editor';
import type { FilePlace } from '../../explain/explanation';

/** How long an editor has to refuse, in ms; one that is still quiet then is open. */
const quietMs = 400;

/**
 * Opens a file of the project at its line in the editor that `LAUNCH_EDITOR`, what runs, `VISUAL` or `EDITOR` names.
 * Returns what went wrong, else null. A file outside `root` is refused.
 */
export function openEditor(root: string, { file, line, column }: FilePlace): Promise<string | null> {
  const path = join(root, file);
  const inside = relative(root, path);
  if (isAbsolute(file) || inside.startsWith('..')) return Promise.resolve(`${file} is no file of this project.`);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), quietMs);
    launchEditor(`${path}:${line}:${column}`, (_, message) => {
      clearTimeout(timer);
      resolve(
        `No editor could be opened. Name yours in LAUNCH_EDITOR, for example LAUNCH_EDITOR=code. ${message ?? ''}`.trim(),
      );
    });
  });
}
