import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPlural } from '../../engine/i18n/flattenMessages';
import { keysInJson, usesIn } from '../check/messageKeys';

/** A file and the keys it names: as they are, or by a pattern in which `*` stands for any words. */
interface FileUses {
  readonly file: string;
  readonly keys: ReadonlySet<string>;
  readonly patterns: readonly string[];
}

/**
 * For each place of a message, as `ui:session.deposit`, the files of the project that name it. An empty list: its key
 * comes from elsewhere.
 */
export function whereUsed(root: string, places: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = [...sourceUses(root), ...descriptorUses(root)];
  return new Map(
    places.map((place) => {
      const names = [place, place.replace(/^\w+:/, '')].flatMap((name) => [name, withoutPlural(name)]);
      return [
        place,
        files
          .filter(({ keys, patterns }) =>
            names.some((name) => keys.has(name) || patterns.some((pattern) => fits(name, pattern))),
          )
          .map(({ file }) => file),
      ];
    }),
  );
}

function fits(name: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const [start = '', end = ''] = [parts[0], parts.at(-1)];
  return (
    parts.length > 1 &&
    start !== '' &&
    name.length > start.length + end.length &&
    name.startsWith(start) &&
    name.endsWith(end)
  );
}

function sourceUses(root: string): FileUses[] {
  return ['engine', 'widgets', 'templates']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples|css)\./.test(file))
    .map((file) => {
      const { keys, patterns } = usesIn(file, readFileSync(join(root, file), 'utf8'));
      return { file, keys, patterns: patterns.map(({ pattern }) => pattern) };
    });
}

function descriptorUses(root: string): FileUses[] {
  const descriptors = [...filesBelow(root, 'site-configs'), ...filesBelow(root, 'templates')].filter(
    (file) => file.endsWith('.json') && !file.includes('/messages/'),
  );
  const schemas = filesBelow(root, 'widgets').filter((file) => file.endsWith('.schema.json'));
  return [...descriptors, ...schemas].map((file) => {
    const value: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { file, keys: new Set(keysInJson(value, file.endsWith('.schema.json'))), patterns: [] };
  });
}

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
