import type { PageDraft } from './pages';
import { problemAt, type Problem } from './problem';

/** Folders of a site at its root, and calls of the API. */
const folders = ['api', 'assets', 'brand', 'builds', 'embed', 'icons', 'modals', 'themes'] as const;

/** Files of a site at its root that a page called so would replace, or be replaced by. */
const files: Readonly<Record<string, string>> = {
  index: 'the file of the home page',
  '404': 'the file of the page "not-found"',
  'fallback-games': 'a file of every site',
  site: 'a file of every site',
};

/**
 * Pages at an address that means something else: a language (ROUTE-3), a folder of the server, or the file of another
 * page. `locales` are the codes of languages that the pages are shown in.
 */
export function reservedPathProblems(pages: Iterable<PageDraft>, locales: readonly string[]): Problem[] {
  const languages = new Map(locales.map((code) => [code.toLowerCase(), code]));
  return [...pages].flatMap(({ name, path, isPathSaid, descriptor: { source } }) => {
    const word = path.slice(1);
    const reason = isPathSaid ? ownerOf(word, languages, name) : undefined;
    if (reason === undefined) return [];
    const message = `No page stands at the code of a language, at a folder of the server (${folders.join(', ')}) or at a file of the site (${Object.keys(files).join(', ')}). "${path}" ${reason}. Choose another.`;
    return [problemAt(source, ['path'], { code: 'page-path-claimed', message })];
  });
}

function ownerOf(word: string, languages: ReadonlyMap<string, string>, name: string): string | undefined {
  const language = languages.get(word);
  if (language !== undefined) return `is where the pages in ${language} begin`;
  if (folders.some((folder) => folder === word)) return 'is a folder of the server';
  if (!Object.hasOwn(files, word) || (word === '404' && name === 'not-found')) return undefined;
  return `is ${files[word] ?? ''}`;
}
