import { localeCodes } from '../../engine/config/compiled';
import { nearest, unknownWord } from '../../engine/config/nearest';
import { problemOfFile, type Problem } from '../../engine/config/problem';
import { messageSets } from './messageSets';

const templateFolders = ['pages', 'messages', 'widgets'];

/** Whether a name says that a file holds JSON, or a dialect of it. */
function saysJson(file: string): boolean {
  return /\.json[5c]?$/i.test(file);
}

/** The problem of a file below `templates/` that holds JSON and that nothing reads; undefined for all others. */
export function unreadInTemplates(file: string): Problem | undefined {
  const [, , ...inside] = file.split('/');
  const [folder = '', name = ''] = inside;
  // Code may import what it likes.
  if (!saysJson(file) || (folder === 'widgets' && name !== '')) return undefined;
  if (/^(?:template|pages\/[^/]+|messages\/descriptions)\.json$/.test(inside.join('/'))) return undefined;
  const [, code] = /^messages\/([^/]+)\.json$/.exec(inside.join('/')) ?? [];
  if (code !== undefined) {
    const codes: readonly string[] = localeCodes;
    return codes.includes(code) ? undefined : unread(file, unknownWord(code, 'a language', codes).message);
  }
  const meant =
    inside.length === 1
      ? nearest(folder.replace(/\.[^.]*$/, ''), ['template']) && 'template.json'
      : nearest(
          folder,
          templateFolders.filter((known) => known !== folder),
        );
  const hint = meant === undefined ? 'Give it such a name, or move it out.' : `Did you mean "${meant}"?`;
  return unread(file, `A template has template.json, pages/<name>.json and messages/<LANGUAGE>.json. ${hint}`);
}

/** The problem of a file below `engine/i18n/messages/` that is the set of no language; undefined for all others. */
export function unreadInMessages(file: string): Problem | undefined {
  const [code = '', name = '', ...deeper] = file.split('/').slice(3);
  const codes: readonly string[] = localeCodes;
  const sets: readonly string[] = messageSets;
  if (!codes.includes(code)) return unread(file, unknownWord(code, 'a language', codes).message);
  const set = name.replace(/\.json$/, '');
  return sets.includes(set) && name.endsWith('.json') && deeper.length === 0
    ? undefined
    : unread(file, unknownWord([set, ...deeper].join('/'), 'a set of messages', sets).message);
}

/** The problem of a file of what all sites share that looks like JSON and is not read as such; undefined for others. */
export function unreadDialect(file: string): Problem | undefined {
  if (!saysJson(file) || file.endsWith('.json')) return undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return unread(file, `Files end in ".json". Did you mean "${name.replace(/\.[^.]*$/, '.json')}"?`);
}

/** The problem of a folder beside those of configuration that is most likely meant to be one of them. */
export function misspeltFolder(path: string, folders: readonly string[]): Problem | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const meant = folders.includes(name) ? undefined : nearest(name, folders);
  return meant === undefined
    ? undefined
    : problemOfFile(path, 'file-unread', `Nothing reads this folder. Did you mean "${meant}"?`);
}

function unread(file: string, why: string): Problem {
  return problemOfFile(file, 'file-unread', `Nothing reads this file. ${why}`);
}
