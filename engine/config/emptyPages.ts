import type { CompiledBundle } from './compiled';
import type { ConfigInput } from './configInput';
import { valueAt } from './jsonPath';
import { isNotOffered } from './notOffered';
import { parseFile } from './parse';
import { problemAt, sortProblems, type Problem } from './problem';

const platformFile = 'site-configs/platform/api.json';

/** Warnings of pages that only say what is not offered, because `offers` leaves out what they are for: one for each list (CARD-5, CALL-X). */
export function emptyPageProblems(input: ConfigInput, bundles: ReadonlyMap<string, CompiledBundle>): Problem[] {
  const found = new Map<string, Set<string>>();
  for (const [domain, { pages }] of bundles) {
    const own = `site-configs/sites/${domain}/site.json`;
    const file = offersIn(input, own) === undefined ? platformFile : own;
    const paths = Object.values(pages).flatMap(({ name, path }) => (isNotOffered(name) ? [path] : []));
    found.set(file, new Set([...(found.get(file) ?? []), ...paths]));
  }
  return sortProblems(
    [...found].flatMap(([file, paths]) => {
      if (paths.size === 0) return [];
      const { source, path } = offersIn(input, file) ?? { source: parseFile(file, input.files.get(file) ?? '').source, path: [] };
      const message = `These pages only say that the site does not offer them: ${[...paths].sort().join(', ')}. No link leads there. Add the groups they need, or switch the pages off.`;
      return [problemAt(source, path, { code: 'page-empty', message })];
    }),
  );
}

/** Where a file lists groups; undefined where it does not. */
function offersIn(input: ConfigInput, file: string) {
  const { source } = parseFile(file, input.files.get(file) ?? '');
  const path = file === platformFile ? ['offers'] : ['api', 'offers'];
  return Array.isArray(valueAt(source.value, path)) ? { source, path } : undefined;
}
