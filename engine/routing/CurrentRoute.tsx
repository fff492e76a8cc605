import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApplication, useInside } from '../context/ApplicationContext';
import type { CompiledLocale, CompiledPage } from '../config/compiled';
import { isOwnPath, readAddress, writeAddress } from './address';
import { createTranslate, CurrentLocaleContext, type CurrentLocaleValue } from '../context/currentLocale';
import { keepsQueryRules } from './queryRules';

type Query = Readonly<Record<string, string | undefined>>;

/** The page a player is on, with its language. It changes as a whole, once the next page is ready. */
export interface CurrentRouteValue {
  /** Route name; `not-found` for unknown paths. */
  readonly name: string;
  /** Path without the locale prefix. */
  readonly path: string;
  /** The address as the player typed it, for the not-found page (ROUTE-4). */
  readonly fullPath: string;
  readonly query: Query;
  readonly locale: CompiledLocale;
  readonly page: CompiledPage;
  /** There is such a route, but it is switched off or its query names nothing: the not-found page says so (ROUTE-5). */
  readonly isRefused: boolean;
  /** Whether the site has a page of that name, switched on. */
  readonly has: (route: string) => boolean;
  /** Address of a route in the current language, or in another. */
  readonly hrefOf: (route: string, query?: Query, locale?: CompiledLocale) => string;
  /** Opens a route. */
  readonly navigate: (route: string, query?: Query, options?: { readonly replace?: boolean }) => void;
  /**
   * Sends a guest to sign in, the one way that the site's table names (ENTRY-1…3): every place that asks a guest to
   * sign in calls this. The player comes back to `next`, an address of this site; left out: to where the guest is
   * (ROUTE-7).
   */
  readonly enterLogin: (options?: { readonly next?: string; readonly replace?: boolean }) => void;
  /** Opens an address of this site that an earlier page handed on; anything else opens the home page. */
  readonly openPath: (path: string, options?: { readonly replace?: boolean }) => void;
  /**
   * Changes query values of this page in place; undefined removes one. The scroll position stays. What follows from the
   * values so far is told by a function of them, as the address may be ahead of what is shown; the same values back
   * change nothing.
   */
  readonly setQuery: (changes: Query | ((query: Query) => Query)) => void;
  /** Opens the same page in another language, in place: what is typed, open and scrolled to stays. */
  readonly switchLocale: (locale: CompiledLocale) => void;
  /** Says that this address names nothing after all, for example a game that the platform does not have (ROUTE-5). */
  readonly refuse: () => void;
}

const CurrentRouteContext = createContext<CurrentRouteValue | null>(null);

/** The current route (ROUTE-1, ROUTE-3). */
export function useRoute(): CurrentRouteValue {
  return useInside(CurrentRouteContext);
}

/** Reads the address, waits for its page (the old one stays meanwhile) and tells everything below. */
export const CurrentRoute = observer(function CurrentRoute({ children }: { readonly children: ReactNode }) {
  const { stores, pages, i18n } = useApplication();
  const { site } = stores.site;
  const location = useLocation();
  const { pathname, search } = location;
  const fullPath = pathname + search;
  const go = useNavigate();
  const [refused, setRefused] = useState('');
  const { locale, path, route } = useMemo(() => readAddress(site, pathname), [site, pathname]);
  const query = useMemo(() => queryOf(search), [search]);
  const paths = useMemo(() => new Map(site.routes.map((known) => [known.name, known.path])), [site]);
  const wanted = use(pages.show(locale, route));
  const isNamed = refused !== fullPath && keepsQueryRules(wanted.query, query);
  const page = isNamed ? wanted : use(pages.load(locale, null));

  const { t } = useTranslation(undefined, { i18n, lng: locale.lang });
  const words = useMemo<CurrentLocaleValue>(() => ({ locale, translate: createTranslate(t) }), [locale, t]);

  // One address for each page: a segment, the default language's prefix and a trailing slash lead to it, as on the
  // server.
  const proper = route ? writeAddress(locale, path) : pathname;
  useEffect(() => {
    if (proper !== pathname)
      void go(proper + search + window.location.hash, { replace: true, state: location.state as unknown });
  }, [proper, pathname, search, location, go]);

  const value = useMemo<CurrentRouteValue>(() => {
    const hrefOf: CurrentRouteValue['hrefOf'] = (name, values, other = locale) =>
      writeAddress(other, paths.get(name) ?? '/', values);
    const stay = (address: string) =>
      void go(address + window.location.hash, { replace: true, preventScrollReset: true, state: { keepScroll: true } });
    return {
      name: page.name,
      path,
      fullPath,
      query,
      locale,
      page,
      isRefused: !isNamed || site.disabledPaths?.includes(path) === true,
      has: (name) => paths.has(name),
      hrefOf,
      navigate: (name, values, options) => void go(hrefOf(name, values), options),
      enterLogin: ({ next, replace = false } = {}) => {
        const { loginEntry: entry, loginPage } = site;
        const isHere = page.name === entry.route;
        const back = isHere || page.name === loginPage ? query['next'] : fullPath === '/' ? undefined : fullPath;
        void go(hrefOf(entry.route ?? page.name, { next: next ?? back }), {
          replace: replace || isHere,
          state: { ...entry, keepScroll: isHere },
        });
      },
      openPath: (wanted, options) => void go(isOwnPath(wanted) ? wanted : hrefOf('home'), options),
      setQuery: (changes) => {
        // A page that is being left keeps its own values.
        const now = window.location.pathname === pathname ? queryOf(window.location.search) : query;
        const next = typeof changes === 'function' ? changes(now) : changes;
        if (next !== now) stay(writeAddress(locale, path, { ...now, ...next }));
      },
      switchLocale: (other) => stay(writeAddress(other, path, query)),
      refuse: () => startTransition(() => setRefused(fullPath)),
    };
  }, [site, paths, fullPath, pathname, locale, path, page, isNamed, query, go]);

  return (
    <CurrentLocaleContext value={words}>
      <CurrentRouteContext value={value}>{children}</CurrentRouteContext>
    </CurrentLocaleContext>
  );
});

function queryOf(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search));
}
