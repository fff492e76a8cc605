import type { BadConfig } from '../badConfig';

/** What is said of an address that is taken. */
export const reservedRule =
  'No page stands at the code of a language, at a folder of the server (api, assets, brand, builds, embed, icons, modals, themes) or at a file of the site (404, index, fallback-games, site).';

/** Pages of a site at addresses that mean something else. */
function reserved(addresses: readonly (readonly [path: string, reason: string | undefined])[]): BadConfig[] {
  const file = 'site-configs/sites/lucky.example/pages/extra.json';
  return addresses.map(([path, reason]) => ({
    title: `[ROUTE-1, ROUTE-3] a page of a site at ${path}`,
    files: {
      [file]: `{
  "version": 1,
  "name": "extra",
  "path": "${path}",
  "title": { "EN": "Extra", "PHP": "Extra" },
  "regions": { "main": [] }
}`,
    },
    expected: reason === undefined ? [] : [`${file}:4:11  path: ${reservedRule} "${path}" ${reason}. Choose another.  [page-path-claimed]`],
  }));
}

/** Pages of a site at addresses that are free, or that the server or a language has. */
export const addressCases: readonly BadConfig[] = reserved([
  ['/index', 'is the file of the home page'],
  ['/php', 'is where the pages in PHP begin'],
  ['/en', 'is where the pages in EN begin'],
  ['/api', 'is a folder of the server'],
  ['/assets', 'is a folder of the server'],
  ['/embed', 'is a folder of the server'],
  ['/404', 'is the file of the page "not-found"'],
  ['/fallback-games', 'is a file of every site'],
  // A language that the site does not enable.
  ['/vi', undefined],
]);
