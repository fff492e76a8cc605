import type { ReactNode } from 'react';
import { RouteLink, useRoute } from '../../../../../engine';

interface BalanceLinkProps {
  readonly route: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The balance, which leads to a page of the site; where the site has no such page, the balance stands there all the
 * same (CALL-X).
 */
export function BalanceLink({ route, className, children }: BalanceLinkProps) {
  const { has } = useRoute();
  const look = { className, 'data-part': 'balance', children };
  return has(route) ? <RouteLink route={route} {...look} /> : <span {...look} />;
}
