import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from './CurrentRoute';

export interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Route name, for example `promotions`. */
  readonly route: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** A link to a page of the site in the current language; marks itself when it is the current page. */
export function RouteLink({ route, query, children, ...attributes }: RouteLinkProps) {
  const { hrefOf, name } = useRoute();
  return (
    <Link to={hrefOf(route, query)} {...(name === route && !query ? { 'aria-current': 'page' as const } : {})} {...attributes}>
      {children}
    </Link>
  );
}
