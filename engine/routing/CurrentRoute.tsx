import { createContext, use, useContext, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { useApplication } from '../application/ApplicationContext';
import type { CompiledLocale, CompiledPage } from '../config/compiled';
import { readAddress, writeAddress } from './address';

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
  /** Address of a route in the current language, or in another. */
  readonly hrefOf: (route: string, query?: Query, locale?: CompiledLocale) => string;
  /** Opens a route. */
  readonly navigate: (route: string, query?: Query, options?: { readonly replace?: boolean }) => void;
  /** Opens an address of this site that an earlier page handed on; anything else opens the home page. */
  readonly openPath: (path: string) => void;
  /** Changes query values of this page in place; undefined removes one. The scroll position stays. */
  readonly setQuery: (changes: Query) => void;
  /** Opens the same page in another language. */
  readonly switchLocale: (locale: CompiledLocale) => void;
}

const CurrentRouteContext = createContext<CurrentRouteValue | null>(null);

/** The current route (ROUTE-1, ROUTE-3). */
export function useRoute(): CurrentRouteValue {
  const value = useContext(CurrentRouteContext);
  if (!value) throw new Error('useRoute() must stand inside an application made by createApplication().');
  return value;
}

/** Reads the address, waits for its page (the old one stays meanwhile) and tells everything below. */
export const CurrentRoute = observer(function CurrentRoute({ children }: { readonly children: ReactNode }) {
  const { stores, pages } = useApplication();
  const { site } = stores.site;
  const location = useLocation();
  const go = useNavigate();
  const address = useMemo(() => readAddress(site, location.pathname), [site, location.pathname]);
  const { locale, path } = address;
  const page = use(pages.load(locale, address.route));
  const query = useMemo<Query>(() => Object.fromEntries(new URLSearchParams(location.search)), [location.search]);

  const value = useMemo<CurrentRouteValue>(() => {
    const pathOf = (name: string) => site.routes.find((route) => route.name === name)?.path ?? '/';
    const hrefOf: CurrentRouteValue['hrefOf'] = (name, values, other = locale) => writeAddress(other, pathOf(name), values);
    return {
      name: page.name,
      path,
      fullPath: location.pathname + location.search,
      query,
      locale,
      page,
      hrefOf,
      navigate: (name, values, options) => void go(hrefOf(name, values), options),
      openPath: (wanted) => void go(/^\/(?![/\\])/.test(wanted) ? wanted : hrefOf('home')),
      setQuery: (changes) =>
        void go(writeAddress(locale, path, { ...query, ...changes }), { replace: true, preventScrollReset: true, state: { keepScroll: true } }),
      switchLocale: (other) => void go(writeAddress(other, path, query), { replace: true, state: { keepScroll: true } }),
    };
  }, [site, location.pathname, location.search, locale, path, page, query, go]);

  return <CurrentRouteContext value={value}>{children}</CurrentRouteContext>;
});
