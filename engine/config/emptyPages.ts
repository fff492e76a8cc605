import type { CompiledBundle } from './compiled';
import type { ConfigInput } from './configInput';
import { valueAt } from './jsonPath';
import { isNotOffered } from './notOffered';
import { parseFile } from './parse';
import { problemAt, type Problem } from './problem';

const platformFile = 'site-configs/platform/api.json';

/** Pages that only say what is not offered, gathered site by site. */
export interface EmptyPages {
  /**
   * Whether the site or the platform lists what is offered; without a list no page is empty, and nothing has to be
   * compiled.
   */
  readonly concerns: (domain: string) => boolean;
  readonly add: (bundle: CompiledBundle) => void;
  /**
   * Warnings of pages that are empty because `offers` leaves out what they are for: one for each list (CARD-5, CALL-X).
   */
  readonly problems: () => Problem[];
}

/**
 * Makes the collector for the files of `input`: the lists of sites, and that of the platform for sites without one.
 */
export function emptyPages(input: ConfigInput): EmptyPages {
  const found = new Map<string, Set<string>>();
  const isListed = offersIn(input, platformFile) !== undefined;
  const fileOf = (domain: string) => `site-configs/sites/${domain}/site.json`;
  return {
    // Most files are never parsed for it: the word has to stand in them.
    concerns: (domain) =>
      isListed ||
      (input.files.get(fileOf(domain))?.includes('"offers"') === true && offersIn(input, fileOf(domain)) !== undefined),
    add: ({ site, pages }) => {
      const file = offersIn(input, fileOf(site.domain)) === undefined ? platformFile : fileOf(site.domain);
      const paths = Object.values(pages).flatMap(({ name, path }) => (isNotOffered(name) ? [path] : []));
      found.set(file, new Set([...(found.get(file) ?? []), ...paths]));
    },
    problems: () =>
      [...found].flatMap(([file, paths]) => {
        if (paths.size === 0) return [];
        const { source, path } = offersIn(input, file) ?? {
          source: parseFile(file, input.files.get(file) ?? '').source,
          path: [],
        };
        const message = `These pages only say that the site does not offer them: ${[...paths].sort().join(', ')}. No link leads there. Add the groups they need, or switch the pages off.`;
        return [problemAt(source, path, { code: 'page-empty', message })];
      }),
  };
}

/** Where a file lists groups; undefined where it does not. */
function offersIn(input: ConfigInput, file: string) {
  const { source } = parseFile(file, input.files.get(file) ?? '');
  const path = file === platformFile ? ['offers'] : ['api', 'offers'];
  return Array.isArray(valueAt(source.value, path)) ? { source, path } : undefined;
}
