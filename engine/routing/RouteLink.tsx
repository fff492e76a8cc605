import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useStores } from '../application/ApplicationContext';
import { useRoute } from './CurrentRoute';

export interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Route name, for example `promotions`. */
  readonly route: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/**
 * A link to a page of the site in the current language; marks itself when it is the current page. Nothing stands in place of a link to a
 * page that the site switches off. A press on one to the sign-in goes the way of the site's table (ENTRY-1…3); without scripts, or in
 * another tab, it is the page.
 */
export function RouteLink({ route, query, children, ...attributes }: RouteLinkProps) {
  const { hrefOf, name, enterLogin } = useRoute();
  const { routes, loginPage } = useStores().site.site;
  if (!routes.some((known) => known.name === route)) return null;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    attributes.onClick?.(event);
    if (route !== loginPage || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enterLogin(query);
  };
  // Pressed before the page has been taken over, the way to sign in waits for it: it may be a modal.
  return (
    <Link
      to={hrefOf(route, query)}
      {...(route === loginPage ? { 'data-replay': '' } : {})}
      {...(name === route && !query ? { 'aria-current': 'page' as const } : {})}
      {...attributes}
      onClick={handleClick}
    >
      {children}
    </Link>
  );
}
