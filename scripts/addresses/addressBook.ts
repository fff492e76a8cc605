import type { CompiledSite } from '../../engine/config/compiled';
import { readAddress, writeAddress } from '../../engine/routing/address';
import { smallLetters } from './looseAddress';

/** What a site's addresses are known by. */
export type BookedSite = Pick<CompiledSite, 'domain' | 'locales' | 'routes' | 'categories'> &
  Partial<Pick<CompiledSite, 'closedSegments'>>;

/** The addresses of a site. Keys are in small letters; each value is the one address of a page (ROUTE-3). */
export interface AddressBook {
  readonly pages: ReadonlyMap<string, string>;
  /**
   * Addresses that programs ask for by themselves, with the address that answers now; temporary, because a brand may
   * change it.
   */
  readonly programs: ReadonlyMap<string, string>;
}

const books = new WeakMap<object, AddressBook>();

/** The address book of a site; made once. */
export function addressBook(site: BookedSite): AddressBook {
  const known = books.get(site);
  if (known) return known;
  const book: AddressBook = { pages: new Map(pageAddresses(site)), programs: new Map(programAddresses(site)) };
  books.set(site, book);
  return book;
}

/**
 * Every way to write the address of a page: in each language, by a category's segment (CAT-1), and below the default
 * language's name. A page's own path wins.
 */
function pageAddresses(site: BookedSite): readonly (readonly [string, string])[] {
  const segments = site.categories.flatMap(({ segment }) => (segment === '' ? [] : [`/${segment}`]));
  const paths = [...new Set([...segments, ...site.routes.map(({ path }) => path)])];
  // A category whose games the platform does not offer: its address leads to the page that says so.
  const closed = Object.entries(site.closedSegments ?? {}).filter(([segment]) => !paths.includes(`/${segment}`));
  const prefixes = site.locales.enabled.flatMap(({ code, prefix }) => [
    `/${code.toLowerCase()}`,
    prefix === '' ? '' : `/${prefix}`,
  ]);
  return [...new Set(prefixes)].flatMap((prefix) => [
    ...paths.flatMap((path) => {
      const written = path === '/' ? prefix || '/' : prefix + path;
      const { locale, route } = readAddress(site, written);
      return route ? [[smallLetters(written), writeAddress(locale, route.path)] as const] : [];
    }),
    ...closed.map(
      ([segment, path]) =>
        [smallLetters(`${prefix}/${segment}`), writeAddress(readAddress(site, prefix + path).locale, path)] as const,
    ),
  ]);
}

/** The page that changes a password, which password managers ask for by a fixed address. */
const passwordPages = ['change-password', 'security', 'forgot-password'];

function programAddresses(site: BookedSite): readonly (readonly [string, string])[] {
  const page = passwordPages.flatMap((name) => site.routes.find((route) => route.name === name) ?? [])[0];
  return [
    ...(page ? [['/.well-known/change-password', page.path] as const] : []),
    ['/apple-touch-icon-precomposed.png', '/apple-touch-icon.png'],
  ];
}
