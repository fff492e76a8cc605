import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useStores } from '../context/ApplicationContext';
import { useRoute } from './CurrentRoute';
import { isPlainPress } from './isPlainPress';

export interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Route name, for example `promotions`. */
  readonly route: string;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /** It leads to what home shows as well, so home marks it too. */
  readonly isHome?: boolean;
}

/**
 * A link to a page of the site in the current language; marks itself when it is the current page. Nothing stands in
 * place of a link to a page that the site switches off. A press on one to the sign-in goes the way of the site's table
 * (ENTRY-1…3); without scripts, or in another tab, it is the page.
 */
export function RouteLink({ route, query, isHome, children, ...attributes }: RouteLinkProps) {
  const { has, hrefOf, name, fullPath, enterLogin, openPath } = useRoute();
  const { loginPage } = useStores().site.site;
  if (!has(route)) return null;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    attributes.onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || event.currentTarget.target) return;
    event.preventDefault();
    const href = hrefOf(route, query);
    if (route === loginPage) enterLogin(query);
    // The page that is shown already is not another step of the way back.
    else openPath(href, { replace: href === fullPath });
  };
  // Pressed before the page has been hydrated, the way to sign in waits for it: it may be a modal.
  return (
    <a
      data-replay={route === loginPage ? '' : undefined}
      aria-current={name === route && !query ? 'page' : (isHome && name === 'home') || undefined}
      {...attributes}
      href={hrefOf(route, query)}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
