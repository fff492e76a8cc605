import type { AccessRule } from '../config/compiledAddress';
import type { CurrentRouteValue } from './CurrentRoute';

/** What a rule knows of the visit, once it is known who is here. */
export interface RuleVisit {
  readonly isPlayer: boolean;
  readonly route: Pick<CurrentRouteValue, 'enterLogin' | 'navigate'>;
}

/** Lets a visit pass, or leads it elsewhere. */
export type RouteRule = (visit: RuleVisit) => void;

/** The rules a page may name as its `access`; `public` is none. A new one stands here and in `accessRules`. */
export const routeRules: Readonly<Record<Exclude<AccessRule, 'public'>, RouteRule>> = {
  /** Guests only: a player goes home (ROUTE-2). */
  guest: ({ isPlayer, route }) => {
    if (isPlayer) route.navigate('home', {}, { replace: true });
  },
  /** Players only: a guest goes to sign in, and comes back (ROUTE-7). */
  player: ({ isPlayer, route }) => {
    if (!isPlayer) route.enterLogin({ replace: true });
  },
};

/** The rule of a name. Throws for a name that no rule has (ROUTE-6). */
export function ruleNamed(name: string): RouteRule {
  const rule = Object.entries(routeRules).find(([known]) => known === name)?.[1];
  if (!rule) throw new Error(`Unknown route middleware: '${name}'`);
  return rule;
}
