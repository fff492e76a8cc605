import type { PaneStore } from './PaneStore';

/** The address of a frame's page without its language and query. */
export function routeOf({ path, state }: PaneStore): string {
  const [pathname = '/'] = path.split(/[?#]/);
  const [, first = ''] = pathname.split('/', 2);
  const isPrefix = state?.site?.locales.some(({ prefix }) => prefix !== '' && prefix === first) ?? false;
  return (isPrefix ? pathname.slice(first.length + 1) : pathname) || '/';
}
