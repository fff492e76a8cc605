import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { compileConfigs } from '../../../engine/config/compileConfigs';
import { changedProblems } from '../../config/changedProblems';
import type { EditOutcome, EditRequest, UndoState, View } from '../protocol';
import { framed, type ConfigurationHub } from './configurationHub';
import { editedText } from './editedText';
import { lineDiff } from './lineDiff';

/** Edits of configuration files, with what they would do said before, and a way back. */
export interface Edits {
  /** What an edit would do; writes nothing. */
  readonly propose: (view: View, request: EditRequest) => EditOutcome;
  /** Makes an edit that fits. */
  readonly save: (view: View, request: EditRequest) => Promise<EditOutcome>;
  /** Takes the last edit back, unless its file has been changed since. */
  readonly undo: () => Promise<UndoState | { readonly message: string }>;
  readonly undoState: () => UndoState;
}

interface Done {
  readonly file: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Makes the edits of a folder of configurations. `onWritten` is told after each write. Nothing outside its
 * `site-configs/` is ever written.
 */
export function createEdits(configs: string, hub: ConfigurationHub, onWritten: () => void): Edits {
  const done: Done[] = [];

  function plan(
    view: View,
    request: EditRequest,
  ): { readonly outcome: EditOutcome; readonly change?: Omit<Done, 'label'> } {
    const parts = hub.parts(view);
    const { files } = hub.input();
    const edited = parts
      ? editedText(parts, files, request)
      : { message: `${view.domain} cannot be read. Mend its errors first.` };
    if ('message' in edited) return { outcome: { kind: 'impossible', message: edited.message } };
    const { file, before, text } = edited;
    if (text === before) return { outcome: { kind: 'impossible', message: 'Nothing would change.' } };
    const changed = new Map(files).set(file, text);
    const now = hub.all();
    const then = compileConfigs({ ...hub.input(), files: changed });
    const errors = changedProblems(now.problems, then.problems).fresh.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return { outcome: { kind: 'refused', problems: framed(errors, changed) } };
    const domains = [...then.bundles]
      .filter(([domain, bundle]) => JSON.stringify(bundle) !== JSON.stringify(now.bundles.get(domain)))
      .map(([domain]) => domain);
    return {
      outcome: { kind: 'fits', file, domains, isSeen: domains.includes(view.domain), diff: lineDiff(before, text) },
      change: { file, before, after: text },
    };
  }

  async function write(file: string, expected: string, text: string): Promise<boolean> {
    const path = pathOf(configs, file);
    if ((await readFile(path, 'utf8')) !== expected) return false;
    await writeFile(path, text);
    onWritten();
    return true;
  }

  const undoState = (): UndoState => {
    const last = done.at(-1);
    return { next: last ? { file: last.file, label: last.label } : null };
  };

  return {
    propose: (view, request) => plan(view, request).outcome,
    save: async (view, request) => {
      const { outcome, change } = plan(view, request);
      if (change === undefined) return outcome;
      if (!(await write(change.file, change.before, change.after))) {
        return {
          kind: 'impossible',
          message: `${change.file} has been changed meanwhile. Look again and save once more.`,
        };
      }
      done.push({ ...change, label: `${Object.keys(request.props).join(', ')} of ${request.node}` });
      return outcome;
    },
    undo: async () => {
      const last = done.at(-1);
      if (last === undefined) return undoState();
      if (!(await write(last.file, last.after, last.before)))
        return { message: `${last.file} has been changed since. Undo it in the editor.` };
      done.pop();
      return undoState();
    },
    undoState,
  };
}

/** The path of a configuration file; throws for one that stands anywhere else. */
function pathOf(configs: string, file: string): string {
  const path = resolve(configs, file);
  if (!path.startsWith(join(resolve(configs), 'site-configs') + sep))
    throw new Error(`${file} stands outside site-configs.`);
  return path;
}
